import { merged } from '../../src/store/merged.ts';
import type { Credential, Extras, Match, Mutes, People, Person, Session, Sessions } from '../../src/store/store.ts';
import type { Disk } from './disk.ts';

export const people = (disk: Disk, ring: (match: string) => void): Sync<People> => ({
  addPerson(person) {
    if (disk.people.get(person.id) !== undefined || isNameTaken(disk, person)) return false;
    disk.people.set(person.id, asStored(person));
    return true;
  },
  personById: id => disk.people.get(id),
  personByName: name => disk.people.where(person => isAccount(person) && folded(person.name) === folded(name))[0],
  updatePerson(id, patch) {
    const before = disk.people.get(id);
    if (before === undefined) return false;
    const person = { ...before, ...patch };
    if (isNameTaken(disk, person)) return false;
    disk.people.set(id, asStored(person));
    return true;
  },
  deletePerson(id) {
    if (!disk.people.delete(id)) return false;
    forgetDevices(disk, id);
    for (const { person: _, ...pack } of disk.packs.where(({ person }) => person === id))
      disk.packs.set(pack.hash, pack);
    disk.mutes.deleteWhere(({ muter, muted }) => muter === id || muted === id);
    forget(disk, id, ring);
    return true;
  },
  mergePeople(guestId, accountId) {
    const [guest, account] = [disk.people.get(guestId), disk.people.get(accountId)];
    if (guest === undefined || isAccount(guest) || account === undefined) return false;
    for (const match of disk.matches.where(each => isAt(each, guestId))) {
      disk.matches.set(match.id, { ...merged(match, guestId, account), revision: match.revision + 1 });
      ring(match.id);
    }
    for (const [match, lines] of disk.chat) {
      const { id: person, name } = account;
      disk.chat.set(
        match,
        lines.map(line => (line.person === guestId ? { ...line, person, name } : line)),
      );
    }
    giveMutes(disk, guestId, accountId);
    for (const pack of disk.packs.where(({ person }) => person === guestId))
      disk.packs.set(pack.hash, { ...pack, person: accountId });
    return people(disk, ring).deletePerson(guestId);
  },
});

export const mutes = (disk: Disk): Sync<Mutes> => ({
  addMute(mute) {
    const known = disk.mutes.where(({ muter, muted }) => muter === mute.muter && muted === mute.muted);
    if (known.length === 0) disk.mutes.set(mute.id, mute);
  },
  deleteMute: (by, whom) => disk.mutes.deleteWhere(({ muter, muted }) => muter === by && muted === whom) === 1,
  mutesOf: by =>
    disk.mutes
      .where(({ muter }) => muter === by)
      .sort((a, b) => b.at - a.at)
      .map(mute => ({ ...mute, name: disk.people.get(mute.muted)!.name })),
  mutersOf: whom =>
    disk.mutes
      .where(({ muted }) => muted === whom)
      .map(({ muter }) => muter)
      .sort(),
});

export const sessions = (disk: Disk): Sync<Sessions> => ({
  addSession(session, by) {
    const isAdded = isValid(disk, session.person, by);
    if (isAdded) disk.sessions.set(session.id, session);
    return isAdded;
  },
  sessionById: id => disk.sessions.get(id),
  extendSession(id, expiresAt, seenAt) {
    const session = disk.sessions.get(id);
    if (session !== undefined) disk.sessions.set(id, { ...session, expiresAt, seenAt });
    return session !== undefined;
  },
  deleteSession: id => endSessions(disk, session => session.id === id).length === 1,
  sessionsOf: (id, now) =>
    disk.sessions
      .where(({ person, kind, expiresAt }) => person === id && kind === 'device' && expiresAt > now)
      .sort((a, b) => b.seenAt - a.seenAt || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1)),
  redeemTicket(id, session, now) {
    const ticket = disk.sessions.get(id);
    if (ticket?.kind !== 'ticket' || ticket.expiresAt <= now) return undefined;
    disk.sessions.delete(id);
    disk.sessions.set(session.id, { ...session, person: ticket.person });
    return ticket.person;
  },
  setPassword(id, change, by, session) {
    if (!isValid(disk, id, by)) return 'outdated';
    const person = { ...disk.people.get(id)!, ...change };
    if (isNameTaken(disk, person)) return 'nameTaken';
    disk.people.set(id, asStored(person));
    forgetDevices(disk, id);
    if (session !== undefined) disk.sessions.set(session.id, session);
    return 'done';
  },
  endOthers(id, session) {
    if (disk.sessions.get(session)?.person !== id) return undefined;
    const tokens = disk.tokens.where(({ person }) => person === id).map(token => token.id);
    disk.tokens.deleteWhere(({ person }) => person === id);
    disk.subscriptions.deleteWhere(each => each.person === id && each.session !== session);
    return [...endSessions(disk, each => each.person === id && each.id !== session), ...tokens];
  },
  deleteExpiredSessions: now => endSessions(disk, ({ expiresAt }) => expiresAt <= now).length,
  addToken(token, by, most) {
    if (disk.tokens.where(({ person }) => person === token.person).length >= most) return 'tooMany';
    if (!isValid(disk, token.person, by)) return 'outdated';
    disk.tokens.set(token.id, token);
    return 'done';
  },
  tokenById: id => disk.tokens.get(id),
  tokensOf: id => disk.tokens.where(({ person }) => person === id).sort((a, b) => a.createdAt - b.createdAt),
  deleteToken: id => disk.tokens.delete(id),
});

export const extras = (disk: Disk, ring: (match: string) => void): Sync<Extras> => ({
  addChat(line) {
    if (disk.matches.get(line.match) === undefined) return undefined;
    const lines = disk.chat.get(line.match) ?? [];
    const added = { ...line, number: lines.length + 1 };
    disk.chat.set(line.match, [...lines, added]);
    ring(line.match);
    return added;
  },
  chatOf: (match, room, after = 0) =>
    (disk.chat.get(match) ?? []).filter(line => line.room === room && line.number > after),
  countChat: (match, room, upTo) =>
    extras(disk, ring)
      .chatOf(match, room)
      .filter(({ number }) => number <= upTo).length,
  chatAt: (match, room, place) => extras(disk, ring).chatOf(match, room)[place - 1],
  latestChat: (match, room, most) => extras(disk, ring).chatOf(match, room).slice(-most),
  addSubscription(subscription, by) {
    const isAdded = isValid(disk, subscription.person, by);
    if (isAdded) disk.subscriptions.set(subscription.endpoint, subscription);
    return isAdded;
  },
  subscriptionsOf: id =>
    disk.subscriptions.where(({ person }) => person === id).sort((a, b) => (a.endpoint < b.endpoint ? -1 : 1)),
  deleteSubscription: endpoint => disk.subscriptions.delete(endpoint),
  storedTime: () => disk.beat,
  storeTime(now) {
    disk.beat = Math.max(disk.beat ?? now, now);
  },
  getOrCreateSecret(name, value) {
    if (disk.secrets.get(name) === undefined) disk.secrets.set(name, value);
    return disk.secrets.get(name)!;
  },
});

/** The same methods, synchronous. */
export type Sync<T> = {
  [K in keyof T]: T[K] extends (...given: infer Given) => Promise<infer Result> ? (...given: Given) => Result : never;
};

const isAt = ({ host, seats, shownOut = [] }: Match, id: string) =>
  host === id || seats.some(({ person }) => person === id) || shownOut.includes(id);

function giveMutes(disk: Disk, guest: string, account: string): void {
  const asAccount = (id: string) => (id === guest ? account : id);
  for (const mute of disk.mutes.where(({ muter, muted }) => muter === guest || muted === guest)) {
    disk.mutes.delete(mute.id);
    const [muter, muted] = [asAccount(mute.muter), asAccount(mute.muted)];
    if (muter !== muted) mutes(disk).addMute({ ...mute, muter, muted });
  }
}

const DELETED_NAME = '…';
const isAccount = ({ passwordHash }: Person) => passwordHash !== undefined;
const folded = (name: string) => name.normalize('NFKC').toLowerCase();

function isNameTaken(disk: Disk, person: Person): boolean {
  if (!isAccount(person)) return false;
  return (
    disk.people.where(other => isAccount(other) && other.id !== person.id && folded(other.name) === folded(person.name))
      .length > 0
  );
}

/** As a database stores text. */
function asStored(person: Person): Person {
  return { ...person, name: person.name.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD') };
}

function isValid(disk: Disk, id: string, { session, passwordHash }: Credential): boolean {
  const person = disk.people.get(id);
  return (
    person !== undefined &&
    (session === undefined || disk.sessions.get(session)?.person === id) &&
    (passwordHash === undefined || (person.passwordHash ?? '') === passwordHash)
  );
}

/** With the subscriptions of their devices. Returns their ids. */
function endSessions(disk: Disk, isEnding: (session: Session) => boolean): string[] {
  const ended = disk.sessions.where(isEnding).map(({ id }) => id);
  for (const id of ended) {
    disk.sessions.delete(id);
    disk.subscriptions.deleteWhere(({ session }) => session === id);
  }
  return ended;
}

function forgetDevices(disk: Disk, id: string): void {
  for (const table of [disk.sessions, disk.tokens, disk.subscriptions]) {
    table.deleteWhere(({ person }: { readonly person: string }) => person === id);
  }
}

function forget(disk: Disk, id: string, ring: (match: string) => void): void {
  for (const match of disk.matches.where(({ seats }) => seats.some(({ person }) => person === id))) {
    const seats = match.seats.map(seat => {
      if (seat.person !== id) return seat;
      const { person: _, language: __, ...rest } = seat;
      return { ...rest, name: DELETED_NAME };
    });
    disk.matches.set(match.id, { ...match, seats, revision: match.revision + 1 });
    ring(match.id);
  }
  for (const [match, lines] of disk.chat) {
    const left = lines.map(line =>
      line.person === id
        ? { ...line, person: '', name: DELETED_NAME, text: line.kind === 'text' ? DELETED_NAME : line.text }
        : line,
    );
    disk.chat.set(match, left);
  }
}
