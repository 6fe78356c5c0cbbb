#!/usr/bin/env node
// The omerta command: installs and builds itself where that is still to be done, then runs.
import { pathToFileURL } from 'node:url';
import { ensure } from '../tools/ensure.mjs';

ensure();
const { bundle, bundleFile, isStale } = await import('../tools/bundle.mjs');
if (isStale()) await bundle();
if (process.argv[2] === 'serve') {
  const { buildWeb, isWebStale } = await import('../tools/web.mjs');
  if (isWebStale()) {
    console.error('Building the web client (half a minute).');
    await buildWeb();
  }
}
await import(pathToFileURL(bundleFile).href);
