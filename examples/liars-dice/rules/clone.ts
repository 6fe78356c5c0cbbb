import { cloneRandom, type Frozen } from '@omerta/kernel';
import type { Own, Showdown, State, Table } from './state.ts';

export const clone = ({ table, own, secret }: State): State => ({
  table: cloneTable(table),
  own: own.map(cloneOwn),
  secret: { random: cloneRandom(secret.random) },
});

export const cloneTable = (table: Frozen<Table>): Table => ({
  players: table.players,
  rules: { ...table.rules },
  round: table.round,
  starter: table.starter,
  dice: table.dice.slice(),
  outIn: table.outIn.slice(),
  bids: table.bids.map(bid => ({ ...bid })),
  lifted: table.lifted && cloneShowdown(table.lifted),
  agenda: table.agenda.map(task => ({ ...task })),
});

const cloneShowdown = ({ bid, cups, found }: Frozen<Showdown>): Showdown => ({
  bid: { ...bid },
  cups: cups.map(dice => dice.slice()),
  found,
});

export const cloneOwn = (own: Frozen<Own>): Own => ({ dice: own.dice.slice(), secondRoll: own.secondRoll });
