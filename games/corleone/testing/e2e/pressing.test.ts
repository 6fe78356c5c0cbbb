import type { Spoken } from '@omerta/web/e2e/kit/accessibility.ts';
import { pressing } from '@omerta/web/e2e/kit/pressing.ts';
import { expect, test } from 'vitest';
import { corleonePresses } from './presses.ts';

const ASKED = 'region Your decision';
const button = (name: string, more: Partial<Spoken> = {}): Spoken => ({
  role: 'button',
  name,
  isDisabled: false,
  isPressed: false,
  within: [],
  ...more,
});
const heading = (name: string): Spoken => ({ ...button(name), role: 'heading', within: [ASKED] });
const place = (name: string): Spoken => button(`${name} Can be chosen: press Enter.`);

/** Presses what is next until the page says that it is over, or so many times. */
function played(pageOf: (last: string) => readonly Spoken[], most = 100): string[] {
  const player = pressing(corleonePresses);
  const story: string[] = [];
  for (let last = ''; story.length < most; last = story.at(-1) ?? '') {
    const next = player.next(pageOf(last));
    if (next === undefined) break;
    player.pressed(next);
    story.push(next.name);
  }
  return story;
}

test('of two figures that each take the place of the other, one is moved', () => {
  const [bar, dock, free] = [place('Bar. Taken.'), place('Dock. Taken.'), place('Gun Shop. Free.')];
  const story = played(last => {
    if (last === free.name) return [heading('Over')];
    const chosen = last === '' ? [] : [{ ...button(`Chosen: ${last}`), role: 'status' }];
    return [heading('Move up to two figures'), ...chosen, bar, dock, free];
  });
  expect(story.at(-1)).toBe(free.name);
  expect(story.length).toBeLessThan(8);
});

test('what changes nothing is not pressed again', () => {
  const story = played(() => [heading('Your turn'), place('Bar.'), place('Dock.')]);
  expect(story).toEqual([place('Bar.').name, place('Dock.').name]);
});

test('a press that was not taken is tried again, but not for ever', () => {
  const player = pressing(corleonePresses);
  const page = [heading('Your turn'), place('Bar.')];
  let count = 0;
  for (let tries = 0; tries < 20; tries += 1) {
    const next = player.next(page);
    if (next === undefined) player.retry();
    else {
      player.pressed(next);
      count += 1;
    }
  }
  expect(count).toBe(4);
});

test('a page that only leads in circles is told with the presses that led there', () => {
  const places = Array.from({ length: 40 }, (_, at) => place(`Place ${at}.`));
  expect(() => played(() => [heading('Move up to two figures'), ...places])).toThrow(
    /^20 presses led back to Move up to two figures\. The last ones: Place 0\. .+ → Place 19\. /,
  );
});
