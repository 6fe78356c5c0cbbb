import { houseOf, type Switches, switchesOf, type View } from '@omerta/cashnguns/rules';
import { wrapped } from '@omerta/terminal/lines.ts';
import { type Scene, ui } from '../scene.ts';
import { optionText } from '../words.ts';

/** What this table plays otherwise than usual, but for talents, which all see. */
export function houseRules(scene: Scene, { table: { house, players } }: View, width: number): string[] {
  const usual = houseOf({ players });
  const now = switchesOf(house);
  const fields = Object.keys(usual) as (keyof Switches)[]; // a record of all switches
  const rules = fields
    .filter(field => now[field] !== usual[field] && field !== 'talents')
    .map(field => optionText(scene.language, field, now[field]));
  return rules.length === 0
    ? []
    : wrapped(`${scene.paint.dim(`${ui(scene, 'houseRules')}:`)} ${rules.join('; ')}`, width, '    ');
}
