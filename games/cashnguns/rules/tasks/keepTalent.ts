import { NO_SEATS } from '@omerta/kernel';
import { ask } from '../prompts.ts';
import { reasons } from '../reasons.ts';
import type { TaskRules } from './rules.ts';
import { answered, mayAnswer, stillWaiting } from './secretAnswers.ts';
import type { KeepTalentTask } from './task.ts';

/** `talentDeal: two`: each player secretly keeps one of two. The kept talents are shown together, the others never. */
export const keepTalent: TaskRules<KeepTalentTask> = {
  advance(game, task) {
    if (task.waiting !== NO_SEATS) return 'waiting';
    for (const [seat, own] of game.own.entries()) {
      if (own.kept === '') continue;
      const talent = own.kept;
      game.table.seats[seat]!.talent = talent;
      own.dealt = own.dealt.filter(each => each !== talent);
      own.kept = '';
      game.events?.push({ kind: 'talentDealt', seat, talent });
    }
    return 'finished';
  },
  question: {
    waitsFor: stillWaiting,
    mayChoose: mayAnswer,
    prompt: look => ask('keepTalent', { talents: look.own.dealt }),
    choices(look, _task, list) {
      for (const talent of look.own.dealt) list.push({ kind: 'talent', talent });
    },
    whyNot(look, _task, choice) {
      if (choice.kind !== 'talent') return reasons.notThisQuestion;
      return look.own.dealt.includes(choice.talent) ? undefined : reasons.notDealt;
    },
    choose(game, task, seat, choice) {
      if (choice.kind !== 'talent') return;
      game.own[seat]!.kept = choice.talent;
      if (answered(task, seat)) game.events?.push({ kind: 'talentChosen', seat });
    },
    timeOut: look => ({ kind: 'talent', talent: look.own.dealt[0]! }),
  },
};
