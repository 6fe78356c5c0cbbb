#!/usr/bin/env node
// The omerta command: installs and bundles itself where that is still to be done, then runs.
import { pathToFileURL } from 'node:url';
import { ensure } from '../tools/ensure.mjs';

ensure();
const { bundle, bundleFile, isStale } = await import('../tools/bundle.mjs');
if (isStale()) await bundle();
await import(pathToFileURL(bundleFile).href);
