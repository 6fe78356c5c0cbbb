import type { Bullet, PromptArguments, PromptKind, Share, Talent } from '@omerta/cashnguns/seen';
import { joined, type Language, type Question, seatLettered } from '@omerta/words';
import type { Values } from './book.ts';
import type { PromptSetting } from './setting.ts';
import { type Speech, speechIn } from './speech.ts';

/** The arguments of a question's message. */
export const promptValues = (language: Language, prompt: Question, setting: PromptSetting): Values =>
  // The rules build every question with `ask`, which pairs each kind with its arguments.
  (askers[prompt.kind as PromptKind] as Asker<unknown>)(prompt, { ...speechIn(language, setting), setting });

type Asker<A> = (about: A, say: Asking) => Values;

interface Asking extends Speech {
  readonly setting: PromptSetting;
}

const askers: { readonly [K in PromptKind]: Asker<PromptArguments[K]> } = {
  keepTalent: ({ talents }, say) => ({
    talents: joined(
      talents.map(talent => say.talent(talent as Talent)),
      ', ',
    ),
  }),
  hustle: (_about, say) => ({ talent: say.talent('hustler') }),
  giveBack: ({ victim, drew }, say) => ({
    talent: say.talent('hustler'),
    target: say.player(seatLettered(victim)),
    bullet: say.bullet(drew as Bullet),
  }),
  bullet: (_about, say) => ({ bang: inHand(say, 'bang'), click: inHand(say, 'click') }),
  aim: () => ({}),
  kid: (_about, say) => ({ talent: say.talent('kid') }),
  cunning: ({ bullet }, say) => ({ talent: say.talent('cunning'), bullet: say.bullet(bullet as Bullet) }),
  privilege: () => ({}),
  retarget: ({ godfather, from }, say) => ({
    godfather: say.player(seatLettered(godfather)),
    target: say.player(seatLettered(from)),
  }),
  courage: ({ guns }) => ({ count: guns }),
  doctor: ({ wounds }, say) => ({ talent: say.talent('doctor'), count: wounds }),
  smart: ({ bullet }, say) => ({ talent: say.talent('smart'), bullet: say.bullet(bullet as Bullet) }),
  vulture: ({ victim, loot }, say) => ({
    talent: say.talent('vulture'),
    target: say.player(seatLettered(victim)),
    count: loot,
  }),
  share: ({ left }) => ({ count: left }),
  shareOrTwo: ({ left }, say) => ({ talent: say.talent('greedy'), count: left }),
  dictator: ({ taker, shares }, say) => ({
    talent: say.talent('dictator'),
    target: say.player(seatLettered(taker)),
    shares: say.shares(shares as readonly Share[]),
  }),
  reload: () => ({}),
  junk: ({ share }, say) => ({ talent: say.talent('junkDealer'), card: say.share(share as Share) }),
};

const inHand = ({ setting }: Asking, bullet: Bullet): number => setting.view.own?.hand[bullet] ?? 0;
