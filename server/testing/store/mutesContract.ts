import { expect, test } from 'vitest';
import { aPerson, NOW, newId } from './samples.ts';
import type { Tested } from './storeContract.ts';

export function mutesContract(tested: Tested): void {
  const people = async (...names: string[]) => {
    const added = names.map(name => aPerson({ name }));
    for (const person of added) await tested.store.addPerson(person);
    return added.map(({ id }) => id);
  };
  const mute = (muter: string, muted: string, at = NOW) => ({ id: newId(), muter, muted, at });

  test('who mutes whom, under the name they have now', async () => {
    const { store } = tested;
    const [vito = '', sonny = '', tom = ''] = await people('Vito', 'Sonny', 'Tom');
    const [first, second, third] = [mute(vito, sonny), mute(vito, tom, NOW + 1), mute(tom, sonny)];
    for (const each of [first, second, third, mute(vito, sonny, NOW + 9)]) await store.addMute(each);
    await store.updatePerson(sonny, { name: 'Santino' });
    expect(await store.mutesOf(vito)).toEqual([
      { ...second, name: 'Tom' },
      { ...first, name: 'Santino' },
    ]);
    expect(await store.mutersOf(sonny)).toEqual([vito, tom].sort());
    expect(await store.mutersOf(vito)).toEqual([]);
    expect(await store.deleteMute(vito, sonny)).toBe(true);
    expect(await store.deleteMute(vito, sonny)).toBe(false);
    expect(await store.mutersOf(sonny)).toEqual([tom]);
  });

  test('no mutes of or by a deleted person', async () => {
    const { store } = tested;
    const [vito = '', sonny = '', tom = ''] = await people('Vito', 'Sonny', 'Tom');
    for (const each of [mute(vito, sonny), mute(sonny, tom), mute(vito, tom)]) await store.addMute(each);
    await store.deletePerson(sonny);
    expect((await store.mutesOf(vito)).map(({ muted }) => muted)).toEqual([tom]);
    expect(await store.mutersOf(tom)).toEqual([vito]);
  });
}
