import type { CoachGame } from '@omerta/coach';
import { corleoneBots } from '@omerta/corleone/bots';
import {
  type Corleone,
  canGoOn,
  contentOf,
  type Recall,
  remember,
  type State,
  startRecall,
} from '@omerta/corleone/rules';
import { standardGame } from '@omerta/corleone/rules/standardGame.ts';
import { next32, type Rules, randomFrom, type Seat, shuffle } from '@omerta/kernel';
import { corleoneBeliefs } from './beliefs.ts';
import { corleoneFeatures, featuresOf, progressOf } from './features.ts';
import { dealKnown } from './imagineKnown.ts';
import { MODELS } from './models.ts';

export const coachCorleone = (rules: Rules<Corleone>): CoachGame<Corleone, Recall> => {
  const content = contentOf(rules);
  return {
    rules,
    bots: corleoneBots,
    models: MODELS,
    features: corleoneFeatures,
    players: standardGame.players,
    samples: { fair: 16, first: 10, doubt: 24, most: 120, luck: 16 },
    playersOf: ({ table }) => table.players,
    chapterOf: ({ table }) => table.act,
    progressOf: state => progressOf(content, state),
    featuresOf: state => featuresOf(content, state),
    optionsFor: players => ({ players }),
    secretQuestion: state => SECRET.find(kind => kind === taskOf(state)?.kind),
    /** A new turn begins. */
    isSettled(_before, state) {
      const task = taskOf(state);
      return task === undefined || (task.kind === 'turn' && !task.acted);
    },
    /** The act is over; for choices between two acts, the next one. */
    isFarOn(before, { table }) {
      const isBetween = before.table.phase !== 'open' && before.table.phase !== 'family';
      return table.result !== undefined || table.act > before.table.act + (isBetween ? 1 : 0);
    },
    reshuffle({ secret }, random) {
      secret.random = randomFrom(next32(random));
      for (const deck of [secret.jobDeck, secret.blueTiles, secret.redTiles]) shuffle(random, deck);
    },
    startMemory: players => startRecall(players, content.pack),
    remember,
    imagine(view, memory, random) {
      const world = rules.imagine(view, random);
      const known = rules.clone(world);
      dealKnown(content, known, view.viewer as Seat, memory, random); // a seat's view
      return canGoOn(rules, known, view.viewer) ? known : world;
    },
    beliefsIn: (view, memory) => ({ game: 'corleone', seats: corleoneBeliefs(content, view, memory) }),
  };
};

const SECRET = ['bribery', 'tribute', 'settle', 'offers'] as const;

const taskOf = ({ table }: State) => table.agenda.at(-1);
