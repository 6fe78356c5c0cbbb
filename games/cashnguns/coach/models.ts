import type { ModelFile } from '@omerta/coach';
import model4 from './models/4.json' with { type: 'json' };
import model5 from './models/5.json' with { type: 'json' };
import model6 from './models/6.json' with { type: 'json' };
import model7 from './models/7.json' with { type: 'json' };
import model8 from './models/8.json' with { type: 'json' };

export const MODELS: readonly ModelFile[] = [model4, model5, model6, model7, model8];
