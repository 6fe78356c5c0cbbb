import type { Pack } from '@omerta/corleone/seen';
import { CHARACTERS, type Character } from './characters.tsx';

export type Ally = Pack['allies'][number];

const KNOWN: Readonly<Record<string, Character>> = {
  smallTimeBookie: 'bookie',
  hiredMuscle1: 'muscle',
  hiredMuscle3: 'muscle',
  taxAdvisor1: 'taxAdvisor',
  taxAdvisor3: 'taxAdvisor',
  familyAccountant: 'accountant',
  policeEvidenceManager: 'evidenceManager',
  capo: 'capo',
  hollywoodProducer: 'producer',
};

/** Who is on an ally's card. Allies that only another pack knows borrow a face, always the same one. */
export const portraitOf = ({ id, figure }: Ally): Character => figure ?? KNOWN[id] ?? borrowed(id);

const NAMELESS = CHARACTERS.filter(character => !['mayor', 'unionBoss', 'policeChief'].includes(character));

function borrowed(id: string): Character {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return NAMELESS[sum % NAMELESS.length]!;
}
