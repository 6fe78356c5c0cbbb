// The API documentation as a page: rendered on the server, without script, from the same document as /openapi.json.

export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: unknown }[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema?: unknown }>>;

export function docsPage({ info, tags = [], paths = {}, components = {} }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const sections = tags.map(({ name, description = '' }) => {
    const entries = operations.filter(each => each.tags?.includes(name)).map(section);
    return `<h2 id="${escaped(name)}">${escaped(name)}</h2>\n<p>${escaped(description)}</p>\n${entries.join('\n')}`;
  });
  const schemas = Object.entries(components.schemas ?? {}).map(
    ([name, schema]) =>
      `<details id="schema-${escaped(name)}"><summary>${escaped(name)}</summary>${json(schema)}</details>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(info.title)} API</title>
<link rel="stylesheet" href="docs/style.css">
<main>
<h1>${escaped(info.title)} API <small>${escaped(info.version)}</small></h1>
<p>${escaped(info.description ?? '')} For programs: <a href="openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
<h2 id="schemas">schemas</h2>
${schemas.join('\n')}
</main>
</html>
`;
}

function section({
  path,
  method,
  ...operation
}: Operation & { readonly path: string; readonly method: string }): string {
  const { summary = '', description, parameters = [], requestBody, responses = {} } = operation;
  const rows = parameters.map(
    each => `<li><code>${escaped(each.name)}</code> (${escaped(each.in)}) ${json(each.schema)}</li>`,
  );
  const replies = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content }]) => `<h4>Reply ${escaped(status)}</h4>${bodies(content)}`);
  return `<details>
<summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
${description === undefined ? '' : `<p>${escaped(description)}</p>`}
${rows.length === 0 ? '' : `<ul>${rows.join('')}</ul>`}
${requestBody === undefined ? '' : `<h4>Body</h4>${bodies(requestBody.content)}`}
${replies.join('\n')}
</details>`;
}

function bodies(content: Content = {}): string {
  return Object.entries(content)
    .map(([type, { schema }]) => `<p>${escaped(type)}</p>${json(schema)}`)
    .join('');
}

function json(schema: unknown): string {
  return schema === undefined ? '' : `<pre>${escaped(JSON.stringify(schema, undefined, 2))}</pre>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => ESCAPES[sign]!);
}

export const DOCS_STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
details { border-block-start: 1px solid; padding-block: .4rem; }
summary { cursor: pointer; }
summary b { display: inline-block; min-width: 4.5rem; }
pre { overflow: auto; padding: .5rem; border: 1px solid; max-height: 24rem; }
`;
