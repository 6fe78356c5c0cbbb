/** Planned and not written yet. A suite with this id replaces its line on the page. */
export const PLANNED: Readonly<Record<string, string>> = {
  R11: 'Games stored under older releases replay the same; nodes are replaced while people play',
  R12: 'Backup and restore of 100,000 games',
  R13: 'A day and a night of play: memory, descriptors and delay stay flat',
  R16: 'Clocks that jump by an hour, summer time, steps of NTP: 10,000 time-outs of every kind of clock, none wrong',
  S16: 'What players can tell each other besides the game, reviewed',
  S17: 'Dependencies, headers and the points of ASVS, checked off',
};
