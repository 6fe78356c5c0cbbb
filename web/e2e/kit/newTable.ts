import type { Page } from '@playwright/test';
import { worded } from './words.ts';

export interface NewTable {
  readonly game: string;
  /** Written where it is asked for. */
  readonly name?: string;
  readonly players?: number;
  readonly where?: 'online' | 'screen' | 'around';
}

const home = (key: string) => worded('home', key);

/** Comes to the page of new tables and chooses; `openTable` opens it. */
export async function setNewTable(host: Page, { game, name, players, where }: NewTable): Promise<void> {
  await host.goto('new');
  await host.getByRole('radio', { name: worded(`${game}/lobby`, 'title') }).check({ force: true }); // the poster lies over it
  if (where !== undefined) {
    await host.getByRole('radio', { name: home(`table.where.${where}`) }).check({ force: true });
  }
  if (players !== undefined) {
    await unfold(host, 'table.seats');
    const seats = host.getByRole('group', { name: worded('pages', 'set.players') });
    await seats.getByRole('radio', { name: String(players) }).check();
  }
  if (name !== undefined) {
    await host.getByRole('textbox', { name: worded('pages', 'name.label') }).fill(name);
  }
}

/** What is folded away: `table.clock`, `table.more`. */
export const unfold = (page: Page, key: string): Promise<void> =>
  page
    .locator('summary')
    .filter({ hasText: new RegExp(`^${home(key).source.slice(1, -1)}`) })
    .click();

export const openTable = (host: Page): Promise<void> => host.getByRole('button', { name: home('table.open') }).click();
