import { seatNamed } from '@omerta/kernel';
import { type Content, NOWHERE, setupFor } from '../content.ts';
import {
  figureName,
  figureNamed,
  figureOf,
  isMember,
  isThug,
  MAYOR,
  type Member,
  POLICE_CHIEF,
  roleOf,
  UNION_BOSS,
} from '../figures.ts';
import { complain, inside, type Place } from '../pack/problem.ts';
import type { PositionBody } from './positionShape.ts';
import { newTally, type Tally } from './tally.ts';

/** INV-06, INV-07, INV-09: figures and markers may stay in the box; those in play stand where they may. */
export const checkFigures = (content: Content, body: PositionBody, state: Place): void => {
  const { thugsPerPlayer } = setupFor(content, playersIn(body));
  const tally = newTally();
  const countFigure = (figure: number, place: Place, number = 1): void => {
    tally(figureName(figure), isThug(figure) ? thugsPerPlayer : 1, place, number);
    const joins = joiningAct(content, figure);
    if (joins > body.act) complain(place, `${figureName(figure)} joins in act ${joins} (S7)`);
  };
  for (const [space, name] of Object.entries(body.board)) {
    const place = inside(inside(state, 'board'), space);
    countFigure(figureNamed(name)!, place);
    checkSpace(content, body, space, figureNamed(name)!, place);
  }
  body.hudson.forEach((name, at) => {
    const place = inside(inside(state, 'hudson'), at);
    countFigure(figureNamed(name)!, place);
    if (figureNamed(name) === POLICE_CHIEF) complain(place, 'nothing guns the Police Chief down (RN-11)');
  });
  if (body.policeChief !== undefined) countFigure(POLICE_CHIEF, inside(state, 'policeChief'));
  for (const [letter, { thugs, members, family }] of Object.entries(body.seats)) {
    const place = inside(inside(state, 'seats'), letter);
    countFigure(figureOf(seatNamed(letter)!, 'thug'), inside(place, 'thugs'), thugs);
    members.forEach((member, at) => {
      countFigure(figureOf(seatNamed(letter)!, member), inside(inside(place, 'members'), at));
    });
    tally(`the family ${family}`, 1, inside(place, 'family'));
  }
  checkMarkers(content, body, state, tally);
};

const playersIn = ({ seats }: PositionBody): number => Object.keys(seats).length;

const joiningAct = (content: Content, figure: number): number =>
  content.pack.acts.find(({ newFamilyMember }) => isMember(figure) && newFamilyMember === (roleOf(figure) as Member))
    ?.act ?? 1;

const checkSpace = (content: Content, body: PositionBody, space: string, figure: number, place: Place): void => {
  const familySpace = content.spaces[content.spaceIndex.get(space) ?? -1];
  const isTile = content.businesses.get(space)?.turf === NOWHERE;
  const kind = familySpace === undefined ? 'thug' : 'family';
  if (!mayStandOn[kind](figure)) complain(place, `${figureName(figure)} cannot stand on a ${kind} space (L3)`);
  if (isTile && !Object.values(body.tiles).includes(space)) complain(place, `${space} is not on the board`);
  const players = playersIn(body);
  if (familySpace?.from3 && !setupFor(content, players).spaces3plusUsable)
    complain(place, `${space} is marked 3+ and closed in a game of ${players} (M3)`);
};

const mayStandOn = {
  thug: (figure: number): boolean => isThug(figure) || figure === UNION_BOSS,
  family: (figure: number): boolean => isMember(figure) || figure === MAYOR,
};

const checkMarkers = (content: Content, body: PositionBody, state: Place, tally: Tally): void => {
  const most = content.pack.setup.controlMarkersPerPlayer;
  const count = (letter: string, place: Place, number: number): void =>
    tally(`a control marker of ${letter}`, most, place, number);
  for (const [letter, { markers }] of Object.entries(body.seats))
    count(letter, inside(inside(inside(state, 'seats'), letter), 'markers'), markers);
  for (const [turf, stack] of Object.entries(body.control))
    stack.forEach((letter, at) => {
      count(letter, inside(inside(inside(state, 'control'), turf), at), 1);
    });
};
