import type { Pack } from '@omerta/corleone/seen';
import { Drawing, type Labelled } from './Drawing.tsx';

export type JobColour = Pack['jobs'][number]['color'];

export interface JobMarkProps extends Labelled {
  readonly colour: JobColour;
  readonly size?: number | string;
}

/** The sign of a job colour: coin, signet, crate, bullets. Drawn in the colour of the text around it. */
export const JobMark = ({ colour, size = 14, label }: JobMarkProps) => (
  <Drawing viewBox="-10 -10 20 20" width={size} height={size} label={label}>
    <path fill="currentColor" fillRule="evenodd" d={SIGNS[colour]} />
  </Drawing>
);

export interface JobLook {
  readonly fill: string;
  readonly on: string;
}

export const JOB_LOOKS: { readonly [C in JobColour]: JobLook } = {
  yellow: { fill: 'var(--job-yellow)', on: '#1D1508' },
  blue: { fill: 'var(--job-blue)', on: '#fff' },
  green: { fill: 'var(--job-green)', on: '#fff' },
  gray: { fill: 'var(--job-gray)', on: '#fff' },
};

const SIGNS: { readonly [C in JobColour]: string } = {
  yellow:
    'M0-9a9 9 0 1 1 0 18A9 9 0 0 1 0-9ZM-1.2-6v1.4c-4 .6-4.2 5-.2 5.7 2.8.5 2.7 1.7 1.3 1.9-1.3.2-2.6-.2-3.5-.9v2.5c.7.4 1.5.7 2.4.8V6.8h2.3V5.3c4.2-.7 4.4-5.3.3-6.1-2.8-.5-2.6-1.5-1.5-1.7 1.1-.1 2.2.2 3 .7v-2.3c-.6-.3-1.2-.5-1.8-.5V-6Z',
  blue: 'M-5-9.5h10l3 4L3.5 0a6 6 0 1 1-7 0L-8-5.5ZM0 2a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM-3.5-7-5-5.3 0-1l5-4.3L3.5-7Z',
  green: 'M-9-8.5H9V9H-9ZM-6.5-6v2.2h13V-6ZM-6.5-1.5v5L-1-1.5ZM6.5 6.5v-8H4.5L-4.5 6.5Z',
  gray: 'M-7 9.5v-9C-7-4.5-5-8-3.5-9.5-2-8 0-4.5 0 .5v9ZM1.8 9.5v-6C1.8 0 3.2-2.5 4.6-4 6-2.5 7.5 0 7.5 3.5v6Z',
};
