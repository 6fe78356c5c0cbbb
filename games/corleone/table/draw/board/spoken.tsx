// SVG has no lists, list items or buttons of its own: roles stand in for them, in one place.
import type { SVGProps } from 'react';

type Group = Omit<SVGProps<SVGGElement>, 'role'>;

const as = (role: 'list' | 'listitem' | 'button' | 'img') =>
  function SpokenGroup(props: Group) {
    const spoken = { ...props, role };
    return <g {...spoken} />;
  };

export const SpokenList = as('list');
export const SpokenItem = as('listitem');
export const SpokenButton = as('button');
export const SpokenPicture = as('img');

const UNSPOKEN = { 'aria-hidden': true } as const;

/** What is only looked at: readers need not walk through it. */
export const Unspoken = (props: SVGProps<SVGGElement>) => <g {...props} {...UNSPOKEN} />;
