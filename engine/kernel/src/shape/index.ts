// Untrusted documents: described in zod, read or refused with messages. A separate entry, so that only programs that read
// documents bundle zod.
export * from './problem.ts';
export * from './random.ts';
export * from './readShape.ts';
export * from './values.ts';
