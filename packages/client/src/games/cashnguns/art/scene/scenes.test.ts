import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GANGSTERS, gangsterOf } from '../gangsters.ts';
import type { SceneProps, SceneSeat } from '../sceneProps.ts';
import { PhoneScene } from './PhoneScene.tsx';
import { TableScene } from './TableScene.tsx';

const seatsOf = (count: number): readonly SceneSeat[] =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    gangster: gangsterOf(seat),
    name: `Player ${seat}`,
    label: `Seat ${seat} in words`,
    talent: 'kid',
    talentName: 'Kid',
    wounds: 1,
    woundLimit: 3,
    loot: 4,
    pose: 'stand',
  }));

const scene = (seats: readonly SceneSeat[], more: Partial<SceneProps> = {}): SceneProps => ({
  seats,
  mine: 0,
  aims: seats.map(({ seat }) => ({ from: seat, to: (seat + 1) % seats.length, state: 'rest' })),
  loot: [{ key: 'a', kind: 'painting' }],
  words: {
    bang: 'BANG!',
    click: 'CLICK',
    loot: {
      worth: String,
      worthInFull: String,
      diamond: '',
      painting: 'PAINTING',
      clip: '',
      clipEffect: '',
      aid: '',
      aidEffect: '',
    },
  },
  label: 'Who sits here',
  ...more,
});

const drawnBy = (props: SceneProps): readonly string[] => [
  ...(['tv', 'desktop', 'tablet'] as const).map(pane =>
    renderToStaticMarkup(createElement(TableScene, { ...props, pane })),
  ),
  renderToStaticMarkup(createElement(PhoneScene, props)),
];

test('every seat of every table is said in words, clockwise', () => {
  for (let count = 4; count <= GANGSTERS.length; count += 1) {
    for (const markup of drawnBy(scene(seatsOf(count), { mine: 1 }))) {
      const said = [...markup.matchAll(/Seat (\d) in words/g)].map(([, seat]) => Number(seat));
      expect(said).toEqual(Array.from({ length: count }, (_, index) => (index + 1) % count));
    }
  }
});

test('only seats that may be aimed at are buttons, and a forbidden one says so', () => {
  const seats = seatsOf(4).map((seat, index) => ({
    ...seat,
    target: ([undefined, 'chosen', 'open', 'struck'] as const)[index],
  }));
  for (const markup of drawnBy(scene(seats, { onTarget: () => undefined }))) {
    const buttons = [...markup.matchAll(/<button[^>]*>/g)].map(([button]) => [
      button.includes('aria-pressed="true"'),
      button.includes('aria-disabled="true"'),
    ]);
    expect(buttons).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  }
});

test('a card is named only once it was fired', () => {
  for (const markup of drawnBy(scene(seatsOf(5), { moment: 'firing' }))) expect(markup).not.toMatch(/BANG!|CLICK/);
  const aims = [{ from: 0, to: 1, state: 'rest', fired: 'bang' } as const];
  for (const markup of drawnBy(scene(seatsOf(5), { aims, moment: 'firing' }))) expect(markup).toMatch(/BANG!/);
});
