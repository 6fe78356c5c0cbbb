// One motion for each kind of event: it tells who gave what to whom.
import { type Card, figureOf, type Good, type Note, type Phase, type SeenEvent } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import type { Seat } from '@omerta/kernel';
import { settings } from '@omerta/table/settings/settings.ts';
import type { Size } from '@omerta/table/table/stage/box.ts';
import type { Anchor, Stage } from '@omerta/table/table/stage.ts';
import type { StagingTables } from '@omerta/table/table/staging.ts';
import type { ReactNode } from 'react';
import { BusinessTile } from '../../draw/BusinessTile.tsx';
import { IconToken } from '../../draw/icons/IconToken.tsx';
import { HorseHead } from '../../draw/pieces/HorseHead.tsx';
import { PoliceCar } from '../../draw/pieces/PoliceCar.tsx';
import { CARD_SIZE, cardOf, markerOf, PAWN_SIZE, pawnOf, type Setting, SMALL_SIZE, settingOf } from './actors.tsx';
import { handOf, placeOf, sourceOf } from './anchors.ts';
import styles from './motions.module.css';
import { Curtain, Falling, InLight, Ripple, Stamped, Turned, Wave } from './pieces.tsx';

const MOVE = 420;
const SCENE = 700;
const STORY = 1200;
const FLASH = 80;
const SHOWN = 600; // a card, before it goes into the suitcase
const LANDED = 200; // what falls, on its way to rest
const TURF = 1000; // long enough to count the figures

const ICON_SIZE = { width: 34, height: 34 };
const WAVE_SIZE = { width: 72, height: 24 };

export const motions: StagingTables<SeenEvent>['motions'] = {
  actBegan: async ({ act }, stage, before) => {
    const { language } = settings.getState();
    const { pack } = settingOf(before).content;
    const name = `${corleoneText.romanOf(act)} · ${corleoneText.nameOf(language, 'act', String(act), pack)}`;
    await stage.all([() => stage.say(name, STORY), () => drawCurtain(act, stage)], 0);
  },
  phaseBegan: ({ phase }, stage, before) => driveTo(phase, stage, settingOf(before)),
  businessOpened: async ({ turf, business }, stage, before) => {
    const { language } = settings.getState();
    const { pack } = settingOf(before).content;
    const name = corleoneText.nameOf(language, 'business', business, pack);
    const tile = <BusinessTile business={business} pack={pack} name={name} size="100%" />;
    await stage.hold({ what: <Turned>{tile}</Turned>, at: `slot:${turf}`, ms: SCENE });
  },
  thugPlayed: ({ seat, business }, stage, before) => place(figureOf(seat, 'thug'), business, stage, settingOf(before)),
  memberPlayed: ({ seat, member, space }, stage, before) =>
    place(figureOf(seat, member), space, stage, settingOf(before)),
  jobDeclared: async ({ job, from, goods, seat }, stage, before) => {
    const setting = settingOf(before);
    await stage.all(goods.map(good => () => gain(good, handOf(seat, setting), 'board', stage)));
    const source = from === 'public' ? `job:${job}` : handOf(seat, setting);
    await stage.fly({ what: cardOf(job, setting), from: source, to: 'board', size: CARD_SIZE, ms: MOVE });
    await stage.hold({ what: cardOf(job, setting), at: 'board', size: CARD_SIZE, ms: SCENE });
  },
  jobCompleted: async ({ job, seat }, stage, before) => {
    const what = <Stamped>{cardOf(job, settingOf(before))}</Stamped>;
    await stage.hold({ what, at: 'board', size: CARD_SIZE, ms: STORY - SCENE });
    await stage.fly({ what, from: 'board', to: `suitcase:${seat}`, size: CARD_SIZE, scale: 0.3, ms: SCENE });
  },
  allyPlayed: ({ seat, ally }, stage, before) => {
    const what = <InLight>{cardOf(ally, settingOf(before))}</InLight>;
    return stage.hold({ what, at: `seat:${seat}`, size: CARD_SIZE, ms: SCENE });
  },
  figureGivenUp: ({ seat, role }, stage, before) =>
    stage.fly({
      what: pawnOf(figureOf(seat, role), settingOf(before)),
      from: `seat:${seat}`,
      to: 'hudson',
      size: PAWN_SIZE,
      ms: SCENE,
    }),
  frontUsed: ({ business }, stage) =>
    stage.show({ what: <span className={styles.ring} />, at: placeOf(business), ms: MOVE }),
  controllerBenefits: ({ seat, turf }, stage, before) =>
    stage.show({ what: markerOf(seat, settingOf(before)), at: `marker:${turf}`, ms: SCENE }),
  moneyTaken: ({ seat, note }, stage, before) => take(seat, note, stage, settingOf(before)),
  goodTaken: ({ seat, good }, stage, before) => take(seat, good, stage, settingOf(before)),
  suitcased: async ({ seat, note }, stage, before) => {
    const setting = settingOf(before);
    const what = cardOf(note, setting);
    const [from, to] = [handOf(seat, setting), `suitcase:${seat}`];
    const putIn = async () => {
      await stage.hold({ what, at: from, size: CARD_SIZE, ms: SHOWN });
      await stage.fly({ what, from, to, size: CARD_SIZE, scale: 0.4, ms: STORY - SHOWN });
    };
    await stage.all([() => stage.lid(to, STORY), putIn], 0);
  },
  cardDiscarded: ({ seat, card }, stage, before) => leave(seat, card, stage, settingOf(before)),
  jobsLookedAt: ({ seat }, stage, before) => draw(seat, undefined, stage, settingOf(before)),
  jobKept: ({ seat, job }, stage, before) => draw(seat, job, stage, settingOf(before)),
  jobDrawnUnseen: ({ seat, job }, stage, before) => draw(seat, job, stage, settingOf(before)),
  horseHeadTaken: ({ seat }, stage, before) =>
    stage.fly({
      what: <HorseHead size={34} />,
      from: `seat:${settingOf(before).table.horseHead}`,
      to: `seat:${seat}`,
      size: ICON_SIZE,
      ms: SCENE,
    }),
  gunnedDown: async ({ figure, at }, stage, before) => {
    await stage.hold({ what: <span className={styles.flash} />, at: placeOf(at), ms: FLASH });
    const what = <Falling>{pawnOf(figure, settingOf(before))}</Falling>;
    await stage.all(
      [
        () => stage.fly({ what, from: placeOf(at), to: 'hudson', size: PAWN_SIZE, arc: 20, ms: SCENE }),
        () => stage.hold({ what: <Wave />, at: 'hudson', size: WAVE_SIZE, ms: SCENE - MOVE }),
      ],
      MOVE,
    );
  },
  figureMoved: ({ figure, from, to }, stage, before) => walk(figure, placeOf(from), to, stage, settingOf(before)),
  neutralPlaced: ({ seat, figure, from, to }, stage, before) =>
    walk(figure, from === '' ? `seat:${seat}` : placeOf(from), to, stage, settingOf(before)),
  figureReturned: ({ seat, figure, from }, stage, before) =>
    stage.fly({ what: pawnOf(figure, settingOf(before)), from: placeOf(from), to: `seat:${seat}`, size: PAWN_SIZE }),
  markerPlaced: ({ seat, turf }, stage, before) =>
    land(markerOf(seat, settingOf(before)), `marker:${turf}`, undefined, stage),
  markerMoved: ({ seat, from, to }, stage, before) =>
    stage.fly({ what: markerOf(seat, settingOf(before)), from: `marker:${from}`, to: `marker:${to}`, ms: SCENE }),
  scoreSettled: (_event, stage) => stage.wait(SCENE),
  offersRevealed: async ({ seat, offers }, stage, before) => {
    const setting = settingOf(before);
    const offered = offers.flatMap((note, from) => (note === undefined ? [] : [{ note, from }]));
    await stage.all(
      offered.map(
        ({ note, from }) =>
          () =>
            stage.fly({
              what: cardOf(note, setting, 'small'),
              from: `seat:${from}`,
              to: `seat:${seat}`,
              size: SMALL_SIZE,
              ms: STORY,
            }),
      ),
    );
  },
  handCardStolen: ({ seat, from, card }, stage, before) =>
    rob(seat, handOf(from, settingOf(before)), card, stage, settingOf(before)),
  suitcaseNoteStolen: ({ seat, from, note }, stage, before) =>
    rob(seat, `suitcase:${from}`, note, stage, settingOf(before)),
  allyTakenBack: ({ seat, ally }, stage, before) => rob(seat, `seat:${seat}`, ally, stage, settingOf(before)),
  turfWon: (_event, stage) => stage.wait(turfTime()),
  turfNotWon: (_event, stage) => stage.wait(turfTime()),
  bidsRevealed: (_event, stage) => stage.wait(STORY),
  bribePaid: ({ seat, notes }, stage, before) => payNotes(notes, `suitcase:${seat}`, 'board', stage, settingOf(before)),
  bidTakenBack: ({ seat, notes }, stage, before) =>
    payNotes(notes, `bid:${seat}`, `suitcase:${seat}`, stage, settingOf(before)),
  allyHired: ({ seat, ally }, stage, before) => {
    const setting = settingOf(before);
    return stage.fly({
      what: cardOf(ally, setting),
      from: `ally:${ally}`,
      to: handOf(seat, setting),
      size: CARD_SIZE,
      ms: SCENE,
    });
  },
  alliesReturned: ({ seat, allies }, stage, before) =>
    stage.all(allies.map(ally => () => rob(seat, `seat:${seat}`, ally, stage, settingOf(before)))),
  tributePaid: async ({ seat, cards }, stage, before) => {
    const setting = settingOf(before);
    await stage.all(cards.map(card => () => leave(seat, card, stage, setting)));
  },
  figuresWentHome: (_event, stage) => stage.wait(SCENE),
  jobsLaid: (_event, stage) => stage.pulse('deck:jobs'),
  gameEnded: (_event, stage) => stage.wait(STORY),
};

/** The police car drives to the next stop. */
async function driveTo(phase: Phase, stage: Stage, { table }: Setting): Promise<void> {
  await stage.fly({
    what: <PoliceCar size={34} />,
    from: `phase:${table.phase}`,
    to: `phase:${phase}`,
    size: { width: 34, height: 22 },
    arc: 0,
    ms: SCENE,
  });
}

/** A wipe over everything; without motion the name of the act is enough. */
async function drawCurtain(act: number, stage: Stage): Promise<void> {
  if (stage.isStill) return;
  const size = { width: innerWidth, height: innerHeight };
  await stage.hold({ what: <Curtain act={act} />, at: 'centre', size, ms: STORY });
}

/** A war goes as fast as it was asked to, however much waits behind it. */
const turfTime = (): number => TURF / settings.getState().warSpeed;

const place = (figure: number, at: string, stage: Stage, setting: Setting): Promise<void> =>
  land(pawnOf(figure, setting), placeOf(at), PAWN_SIZE, stage);

/** Falls, and sends a ring out as it lands. */
const land = (what: ReactNode, at: Anchor, size: Size | undefined, stage: Stage): Promise<void> =>
  stage.all(
    [() => stage.drop({ what, at, size, ms: MOVE }), () => stage.hold({ what: <Ripple />, at, ms: MOVE - LANDED })],
    LANDED,
  );

const walk = (figure: number, from: string, to: string, stage: Stage, setting: Setting): Promise<void> =>
  stage.fly({ what: pawnOf(figure, setting), from, to: placeOf(to), size: PAWN_SIZE, ms: SCENE });

/** The icon leaves the business and arcs to its owner. */
const take = (seat: Seat, card: Note | Good | undefined, stage: Stage, setting: Setting): Promise<void> =>
  gain(card, sourceOf(seat, setting), handOf(seat, setting), stage);

const gain = async (card: Note | Good | undefined, from: string, to: string, stage: Stage): Promise<void> => {
  if (card === undefined) return;
  await stage.fly({ what: <IconToken icon={card} shape="front" size={34} />, from, to, size: ICON_SIZE, ms: MOVE });
};

const draw = (seat: Seat, job: Card | undefined, stage: Stage, setting: Setting): Promise<void> =>
  stage.fly({
    what: cardOf(job, setting, 'small'),
    from: 'deck:jobs',
    to: handOf(seat, setting),
    size: SMALL_SIZE,
    ms: MOVE,
  });

const leave = (seat: Seat, card: Card | undefined, stage: Stage, setting: Setting): Promise<void> =>
  stage.fly({
    what: cardOf(card, setting, 'small'),
    from: handOf(seat, setting),
    to: 'deck:jobs',
    size: SMALL_SIZE,
    ms: MOVE,
  });

const rob = (seat: Seat, from: string, card: Card | undefined, stage: Stage, setting: Setting): Promise<void> =>
  stage.fly({ what: cardOf(card, setting, 'small'), from, to: handOf(seat, setting), size: SMALL_SIZE, ms: SCENE });

const payNotes = (notes: readonly Note[], from: string, to: string, stage: Stage, setting: Setting): Promise<void> =>
  stage.all(
    notes.map(note => () => stage.fly({ what: cardOf(note, setting, 'small'), from, to, size: SMALL_SIZE, ms: SCENE })),
  );
