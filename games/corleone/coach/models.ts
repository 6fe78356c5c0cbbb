import type { ModelFile } from '@omerta/coach';
import model2 from './models/2.json' with { type: 'json' };
import model3 from './models/3.json' with { type: 'json' };
import model4 from './models/4.json' with { type: 'json' };
import model5 from './models/5.json' with { type: 'json' };

export const MODELS: readonly ModelFile[] = [model2, model3, model4, model5];
