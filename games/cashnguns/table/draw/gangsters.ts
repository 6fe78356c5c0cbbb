// The looks of the eight gangsters. Each is told apart by colour, letter, cloth pattern, line dash and silhouette.
import { GANGSTERS, type Gangster, gangstersIn } from '@omerta/cashnguns/seen';

export { GANGSTERS, type Gangster };

export interface Look {
  readonly letter: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly colour: string;
  readonly shade: string;
  readonly skin: string;
  /** Of the aim line; '' is a whole line. */
  readonly dash: string;
}

export const LOOKS: Readonly<Record<Gangster, Look>> = {
  bruno: { letter: 'B', name: 'Don Bruno', colour: '#e0503f', shade: '#8f2a20', skin: '#f0c195', dash: '' },
  kitty: { letter: 'K', name: 'Kitty Fontaine', colour: '#b48be6', shade: '#64439a', skin: '#f6d9c2', dash: '26 10' },
  moose: { letter: 'M', name: 'Moose', colour: '#6aa3ee', shade: '#2f5d9c', skin: '#e3ab7d', dash: '6 9' },
  vera: { letter: 'V', name: 'Nonna Vera', colour: '#43b9ad', shade: '#1f6d68', skin: '#f3cda9', dash: '2 12' },
  sal: { letter: 'S', name: 'Sal Sax', colour: '#8fc458', shade: '#4d7427', skin: '#8d5b3a', dash: '24 8 4 8' },
  lou: { letter: 'L', name: 'Slim Lou', colour: '#e8bc45', shade: '#94701a', skin: '#e6b88c', dash: '40 8 8 8 8 8' },
  pip: { letter: 'P', name: 'Pip', colour: '#f2934a', shade: '#a3551a', skin: '#f7d2ae', dash: '14 14' },
  orchid: {
    letter: 'O',
    name: 'Madame Orchid',
    colour: '#f19ab9',
    shade: '#a4486c',
    skin: '#c58a5e',
    dash: '4 6 18 6',
  },
};

/** The gangster of each seat at a table with these options. */
export const gangstersBySeat = (options: object): readonly Gangster[] => gangstersIn(options); // checked by the rules

/** The gangster that a player with these options sits as. */
export const gangsterAt = ({ options, seat }: { readonly options: object; readonly seat: number }): Gangster =>
  gangstersBySeat(options)[seat]!;

/** A proper name, the same in every language. */
export const nameOfGangster = (id: string): string => LOOKS[GANGSTERS.find(each => each === id) ?? GANGSTERS[0]].name;
