#!/usr/bin/env node
// npm links the commands of workspaces, not those of the root: this is how `npx omerta` finds ours.
import '../../bin/omerta.mjs';
