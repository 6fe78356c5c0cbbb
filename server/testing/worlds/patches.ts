// Leaks planted by patching the server's own files.
import type { Patch } from '../process/builtServer.ts';

export const FRAME_WITH_CHOICE: readonly Patch[] = [
  {
    file: /\/match\/src\/take\.ts$/,
    from: 'const happening = { ...did,',
    to: 'const happening = { ...did, text: row.text,',
  },
  {
    file: /\/match\/src\/frame\.ts$/,
    from: 'clocks: [...clocks],',
    to: 'clocks: [...clocks],\n    view: { ...visibleTo(progress, viewer).view, last: progress.recent.at(-1)?.text },',
  },
];

/** Traces that hidden steps leave. */
export const TRACES: Readonly<Record<string, Patch>> = {
  'a table that was last active when a hidden step was taken': {
    file: /\/matches\/matchState\.ts$/,
    from: 'isSeenByAll(progress, next) ?',
    to: 'row.at > 0 ?',
  },
  'metrics of all requests for every caller': {
    file: /\/http\/operations\.ts$/,
    from: 'isFromHere(request) ?',
    to: 'request !== undefined ?',
  },
  'lines of chat that are counted over both rooms': {
    file: /\/matches\/chat\.ts$/,
    from: 'kind, text, at }: StoredLine, place: number)',
    to: 'kind, text, at, number: place }: StoredLine)',
  },
};

export const PATCHES: Readonly<Record<string, readonly Patch[]>> = {
  'a frame that shows the last choice': FRAME_WITH_CHOICE,
  'a line in the log of the game that shows the last choice': [
    {
      file: /\/match\/src\/log\.ts$/,
      from: 'return seenBy(rules, events, viewer);',
      to: "return [...seenBy(rules, events, viewer), { kind: 'chosen', text: rows.at(-1)?.text }];",
    },
  ],
  'a draft that every viewer is sent': [
    {
      file: /\/matches\/liveMatch\.ts$/,
      from: 'this.presenceKnown = context.nodeBus.announceOpened(id);',
      to: `this.drafts = new Drafts(draft => {
        for (const [watcher] of this.broadcast.watchers.all()) watcher.send('draft', draft);
      });
      this.presenceKnown = context.nodeBus.announceOpened(id);`,
    },
  ],
  'an endpoint that answers with more than the socket': [
    {
      file: /\/http\/play\.ts$/,
      from: 'return { frame: frameOf(table, seat),',
      to: `const frame = frameOf(table, seat);
      const { secret } = table.state.progress.state;
      return { frame: { ...frame, view: { ...frame.view, secret } },`,
    },
  ],
  'an event stream that says more': [
    {
      file: /\/http\/play\.ts$/,
      from: 'const data: unknown = served[kind].parse(what);',
      to: `const data = served[kind].parse(what);
      if (kind === 'frame') data.view = { ...data.view, own: table.state.progress.state.own };`,
    },
  ],
  'a header that says more': [
    {
      file: /\/http\/records\.ts$/,
      from: "const { id } = request.params;\n      reply.header('content-disposition',",
      to: `const { id } = request.params;
      const { state } = (await parts.matches.open(id)).state.progress;
      reply.header('x-own', JSON.stringify(state.own));
      reply.header('content-disposition',`,
    },
  ],
  'a fault for the operator that names the next cards': [
    {
      file: /\/matches\/liveMatch\.ts$/,
      from: 'this.#state = after;\n    this.#remember(row);',
      to: `this.#state = after;
      this.#remember(row);
      const next = JSON.stringify(after.progress.state.secret);
      this.#context.faults.report('A choice was taken', { match: next }, undefined);`,
    },
  ],
  'a line in the log of the server that names the next cards': [
    {
      file: /\/http\/table\.ts$/,
      from: 'export async function quietTable({ matches, guesses }: Parts, id: string, requester: Requester): Promise<Table> {\n  const table = await matches.open(id);',
      to: `export async function quietTable({ matches, guesses, log }: Parts, id: string, requester: Requester): Promise<Table> {
      const table = await matches.open(id);
      log.debug({ next: JSON.stringify(table?.state.progress?.state.secret) }, 'a table is asked for');`,
    },
  ],
};
