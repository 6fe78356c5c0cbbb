import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake, reasonOf } from '../mistake.ts';

/** Sends a request to the server that runs on this data folder, which wrote its address and a token there. */
export async function askServer(data: string, what: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const { url, token } = await doorOf(data);
  const response = await fetch(`${url}/api/admin/${what}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new Mistake(`the server of ${data} does not answer at ${url}: ${reasonOf(error)}`);
  });
  const answer = await objectIn(response);
  if (answer === undefined)
    throw new Mistake(`what answers at ${url} is not the server of ${data}: start it, or name its folder with --data`);
  if (!response.ok) throw new Mistake([answer.message, ...problemsIn(answer)].join(' '));
  return answer;
}

/** Our server replies with objects only. */
async function objectIn(response: Response): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    return (await response.json()) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

async function doorOf(data: string): Promise<{ readonly url: string; readonly token: string }> {
  const { ADMIN_FILE } = await import('@omerta/server');
  const file = join(data, ADMIN_FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Mistake(`no server runs on ${data}: there is no ${file} that can be read; name its folder with --data`);
  }
}

function problemsIn({ problems }: Readonly<Record<string, unknown>>): string[] {
  return Array.isArray(problems) ? problems.map(String) : [];
}
