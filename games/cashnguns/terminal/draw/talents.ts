import type { View } from '@omerta/cashnguns/rules';
import type { Seat } from '@omerta/kernel';
import { wrapped } from '@omerta/terminal/lines.ts';
import { letter } from '@omerta/terminal/players.ts';
import { type Scene, ui } from '../scene.ts';
import { nameOf, talentText } from '../words.ts';

/** What the talents of these players do; nothing where there are none. */
export function talents(scene: Scene, { table }: View, width: number, isMeant = (_seat: Seat) => true): string[] {
  const lines = table.seats.flatMap(({ talent, alive }, seat) => {
    if (talent === '' || !alive || !isMeant(seat)) return [];
    const name = nameOf(scene.language, 'talent', talent);
    return wrapped(`  ${letter(scene, seat)} ${name}: ${talentText(scene.language, talent)}`, width, '    ');
  });
  return lines.length === 0 ? [] : [scene.paint.dim(ui(scene, 'talents')), ...lines];
}
