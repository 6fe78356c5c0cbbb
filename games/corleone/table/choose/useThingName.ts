import type { Role } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import { useAtTable } from '../show/atTable.ts';
import { nameIn, sortOf, type Thing } from './things.ts';

/** What a thing is called by itself. */
export function useThingName(): (thing: Thing) => string {
  const { names, language, content, seat, say } = useAtTable();
  return thing => {
    const name = nameIn(thing);
    switch (sortOf(thing)) {
      case 'place':
        return names.place(name);
      case 'figure':
        return seat === undefined ? '' : names.ownRole(seat, name as Role);
      case 'hand':
      case 'public':
      case 'ally':
      case 'played':
      case 'offer':
      case 'pile':
        return names.card(name);
      case 'goods':
        return name
          .split('+')
          .filter(good => good !== '')
          .map(good => names.card(good))
          .join(' + ');
      case 'seat':
        return Number(name) === seat ? say('you') : names.player(Number(name));
      case 'icon':
        return corleoneText.abilityText(language, name, content);
      case 'marker':
        return names.turf(name.split('.')[0] ?? '');
      case 'option':
      case 'order':
      case 'skip':
      case 'done':
        return '';
    }
  };
}
