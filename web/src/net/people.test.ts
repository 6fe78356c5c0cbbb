import { settings } from '@omerta/table/settings/settings.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensurePerson, findMe, logOut, people, rename, speak } from './people.ts';

const vito = { id: '1', name: 'Vito', account: false, language: 'en' };

/** A server that answers by "METHOD path", and remembers what it was asked. */
function serverWith(answers: Readonly<Record<string, object>>): { readonly asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const question = `${method} ${path}`;
    asked.push(body === undefined ? question : `${question} ${body}`);
    const answer = answers[question];
    return new Response(JSON.stringify(answer ?? { code: 'notFound' }), {
      status: answer === undefined ? 404 : 200,
      headers: { 'content-type': 'application/json' },
    });
  });
  return { asked };
}

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'http://server.example/' });
  people.setState({ person: undefined, isAsked: false, entering: undefined });
  settings.setState({ name: '', language: 'en' });
});
afterEach(() => vi.unstubAllGlobals());

test('who is known stays who they are; the server is asked once', async () => {
  const { asked } = serverWith({ 'GET /api/me': { person: vito } });
  expect(await ensurePerson()).toEqual(vito);
  expect(await findMe()).toEqual(vito);
  expect(asked).toEqual(['GET /api/me']);
});

test('a stranger becomes a guest with the name they like', async () => {
  settings.setState({ name: 'Ola', language: 'pl' });
  const { asked } = serverWith({ 'GET /api/me': {}, 'POST /api/guests': { ...vito, name: 'Ola' } });
  expect((await ensurePerson()).name).toBe('Ola');
  expect(asked).toEqual(['GET /api/me', 'POST /api/guests {"name":"Ola","language":"pl"}']);
});

test('two parts of a page that need an account get the same guest', async () => {
  const { asked } = serverWith({ 'GET /api/me': {}, 'POST /api/guests': vito });
  const [one, other] = await Promise.all([ensurePerson('Vito'), ensurePerson('Vito')]);
  expect(one).toBe(other);
  expect(asked.filter(question => question.startsWith('POST'))).toHaveLength(1);
});

test('a stranger without a wish gets a name from the server, in their language', async () => {
  const { asked } = serverWith({ 'GET /api/me': {}, 'POST /api/guests': vito });
  settings.setState({ language: 'de' });
  await ensurePerson('  ');
  expect(asked[1]).toMatch(/^POST \/api\/guests \{"name":"Gast \d{3}","language":"de"\}$/);
});

test('a new name goes to the server and is liked from then on', async () => {
  const { asked } = serverWith({ 'GET /api/me': { person: vito }, 'PATCH /api/me': { ...vito, name: 'Michael' } });
  await ensurePerson();
  await rename('Michael');
  expect(asked[1]).toBe('PATCH /api/me {"name":"Michael"}');
  expect(people.getState().person?.name).toBe('Michael');
  expect(settings.getState().name).toBe('Michael');
});

test('a server that fails may be asked again', async () => {
  serverWith({});
  await expect(ensurePerson()).rejects.toMatchObject({ code: 'notFound' });
  serverWith({ 'GET /api/me': { person: vito } });
  expect(await ensurePerson()).toEqual(vito);
});

test('a stranger changes the language of the device only', async () => {
  const { asked } = serverWith({ 'GET /api/me': {} });
  await findMe();
  await speak('de');
  expect(settings.getState().language).toBe('de');
  expect(asked).toEqual(['GET /api/me']);
});

test('after a log-out there is no account, and none is asked for again', async () => {
  const { asked } = serverWith({ 'GET /api/me': { person: vito }, 'DELETE /api/sessions/mine': { ok: true } });
  await ensurePerson();
  await logOut();
  expect(await findMe()).toBeUndefined();
  expect(asked).toEqual(['GET /api/me', 'DELETE /api/sessions/mine']);
});
