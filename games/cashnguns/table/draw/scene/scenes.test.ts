import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GANGSTERS } from '../gangsters.ts';
import type { SceneProps, SceneSeat } from '../sceneProps.ts';
import { PhoneScene } from './PhoneScene.tsx';
import { TableScene } from './TableScene.tsx';

const seatsOf = (count: number): readonly SceneSeat[] =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    gangster: GANGSTERS[seat]!,
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

test('every figure is a place for gestures, and who is out is marked there', () => {
  const seats = seatsOf(5).map(seat => ({ ...seat, pose: seat.seat === 2 ? ('out' as const) : seat.pose }));
  for (const markup of drawnBy(scene(seats, { mine: 3 }))) {
    const anchors = [...markup.matchAll(/<i[^>]*data-anchor="seat:(\d)"[^>]*>/g)];
    expect(anchors.map(([, seat]) => Number(seat)).toSorted()).toEqual([0, 1, 2, 3, 4]);
    expect(anchors.filter(([tag]) => tag.includes('data-out')).map(([, seat]) => Number(seat))).toEqual([2]);
  }
});

test('seats can be looked at only while no seat can be pointed at', () => {
  const onLook = () => undefined;
  const countButtons = (props: SceneProps) => drawnBy(props).map(markup => markup.split('<button').length - 1);
  expect(countButtons(scene(seatsOf(4), { onLook }))).toEqual([4, 4, 4, 4]);
  const aimed = seatsOf(4).map(seat => (seat.seat === 0 ? seat : { ...seat, target: 'open' as const }));
  expect(countButtons(scene(aimed, { onLook, onTarget: () => undefined }))).toEqual([3, 3, 3, 3]);
});
