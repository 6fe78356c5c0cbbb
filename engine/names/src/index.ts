export { distinctName } from './distinctName.ts';
export { areLookAlikes, lookAlikesAmong } from './lookAlikes.ts';
export { readName, spacedName } from './readName.ts';
