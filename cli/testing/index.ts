export { omerta, type Said } from './terminal.ts';
