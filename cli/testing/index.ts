export { omerta } from './terminal.ts';
