export { choiceSamples } from './choiceSamples.ts';
export { eventSamples } from './eventSamples.ts';
export { promptSamples } from './promptSamples.ts';
