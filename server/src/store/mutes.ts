import type { Mute } from './rows.ts';
import { type Database, read } from './sql.ts';
import type { Mutes } from './store.ts';

const MUTE = 'mutes.id, muter, muted, muted_at as "at", people.name';

export const mutes = (database: Database): Mutes => ({
  async addMute({ id, muter, muted, at }) {
    const row = [id, muter, muted, at];
    await database.insert('mutes (id, muter, muted, muted_at)', [row], 'on conflict do nothing');
  },

  async deleteMute(muter, muted) {
    return (await database.run('delete from mutes where muter = ? and muted = ?', [muter, muted])) === 1;
  },

  async mutesOf(muter) {
    const text = `select ${MUTE} from mutes join people on people.id = muted where muter = ?
      order by muted_at desc, mutes.id`;
    return read<Mute & { readonly name: string }>(await database.all(text, [muter]));
  },

  async mutersOf(muted) {
    const rows = await database.all('select muter from mutes where muted = ? order by muter', [muted]);
    return rows.map(({ muter }) => String(muter));
  },
});
