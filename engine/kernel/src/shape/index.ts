// Documents of unknown origin: described in zod, read or refused in words. An entry of its own, so that only those who
// read documents carry zod along.
export * from './problem.ts';
export * from './readShape.ts';
export * from './values.ts';
