/** Named in the plan, not written yet: the page says so. A suite with this id takes the place of its line. */
export const PLANNED: Readonly<Record<string, string>> = {
  R4: 'Frames doubled, delayed and reordered on real sockets',
  R5: '10,000 sockets cut at once, and all back with nothing missed',
  R11: 'Games stored under older releases replay the same; nodes are replaced while people play',
  R12: 'Backup and restore of 100,000 games',
  R13: 'A day and a night of play: memory, descriptors and delay stay flat',
  R14: '10,000 sockets at 2,500 tables, 500 durable moves each second',
  R15: 'Ten times too much, and readers that do not read',
  S14: 'Floods, slow handshakes, oversized messages',
  S16: 'What players can tell each other besides the game, reviewed',
  S17: 'Dependencies, headers and the points of ASVS, checked off',
};
