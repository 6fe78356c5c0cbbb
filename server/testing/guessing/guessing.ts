// Strangers who guess passwords and codes, from one address or many. Each story throws if they are not slowed down, or if
// others are held up with them. `wrap` plants a defect.
import { USUAL_GUESS_BUDGETS } from '../../src/guesses/guessBudgets.ts';
import type { Store } from '../../src/store/store.ts';
import { ANY_GAME } from '../games.ts';
import { Disk } from '../memoryStore.ts';
import { type Answer, type Browser, openTestServer, type TestServer } from '../testServer.ts';

type Wrap = (store: Store) => Store;
type Story = (wrap?: Wrap) => Promise<void>;

const PASSWORD = 'leave the gun';
const MOST = 400; // tries, far more than any budget of an address, a network or an account

export const STORIES: Readonly<Record<string, Story>> = {
  'one address guesses a password': wrap =>
    at(wrap, async server => mustSlowDown(await tries(server, () => '203.0.113.9', wrongPassword))),

  'many addresses of one network guess passwords of many accounts': wrap =>
    at(wrap, async server => {
      const answers = await tries(server, ipv6In48, (browser, time) =>
        logIn(browser, `Stranger ${time}`, 'x'.repeat(8)),
      );
      mustSlowDown(answers);
    }),

  'addresses all over the world guess one password': wrap =>
    at(wrap, async server => mustSlowDown(await tries(server, anywhere, wrongPassword))),

  'addresses all over the world guess a password that no account has': wrap =>
    at(wrap, async server => {
      mustSlowDown(await tries(server, anywhere, browser => logIn(browser, 'Unknown', 'x'.repeat(8))));
    }),

  'a guesser waits for a restart': async wrap => {
    const disk = new Disk();
    await at(wrap, async server => mustSlowDown(await tries(server, () => '203.0.113.9', wrongPassword)), disk);
    await at(
      wrap,
      async server => {
        const [answer] = await tries(server, () => '203.0.113.9', wrongPassword, 1);
        if (answer?.status !== 429) throw new Error('a restart forgot the guesses');
      },
      disk,
    );
  },

  'a guesser asks two nodes in turn': async wrap => {
    const disk = new Disk();
    await at(
      wrap,
      async here => {
        await at(
          wrap,
          async there => {
            const budget = USUAL_GUESS_BUDGETS.passwordAddress.free;
            await tries(here, () => '203.0.113.9', wrongPassword, budget);
            const [answer] = await tries(there, () => '203.0.113.9', wrongPassword, 1);
            if (answer?.status !== 429) throw new Error('another node does not know of the guesses');
          },
          disk,
        );
      },
      disk,
    );
  },

  'one address guesses codes, and ids of tables': wrap =>
    at(wrap, async server => {
      const { match } = await privateTable(server);
      const guesses: ((browser: Browser) => Promise<Answer>)[] = [
        browser => browser.get('/api/codes/AAAAAA'),
        browser => browser.get(`/api/matches/${match}?code=AAAAAA`),
        browser => browser.get('/api/matches/aaaaaaaaaaaaaaaa?code=AAAAAA'),
        browser => browser.get('/api/matches/aaaaaaaaaaaaaaaa'),
        browser => browser.post(`/api/matches/${match}/sit`, { code: 'AAAAAA' }),
      ];
      for (const [at_, guess] of guesses.entries()) {
        const answers = await tries(server, () => `203.0.${113 + at_}.9`, guess);
        mustSlowDown(answers);
        const { free } = USUAL_GUESS_BUDGETS.codeAddress;
        const refused = answers.findIndex(({ status }) => status === 429);
        if (refused !== free) throw new Error(`guess ${at_} was slowed down after ${refused} tries, not ${free}`);
      }
    }),

  'many addresses guess codes': wrap =>
    at(wrap, async server => mustSlowDown(await tries(server, ipv6In48, browser => browser.get('/api/codes/AAAAAA')))),

  'the owner of an account under attack logs in from a device that was used before': wrap =>
    at(wrap, async server => {
      const owner = from(server, '198.51.100.7');
      await logIn(owner, NAME, PASSWORD);
      await owner.delete('/api/sessions/mine');
      mustSlowDown(await tries(server, anywhere, wrongPassword));
      const { status, body } = await logIn(owner, NAME, PASSWORD);
      if (status !== 200) throw new Error('the owner is locked out');
      if (!(body.failedLogins?.count >= 10)) throw new Error('the owner is not told of the failed logins');
    }),

  'players at the address of a guesser go on playing': wrap =>
    at(wrap, async server => {
      const { host, match, code } = await privateTable(server, '203.0.113.9');
      mustSlowDown(
        await tries(
          server,
          () => '203.0.113.9',
          browser => browser.get('/api/codes/AAAAAA'),
        ),
      );
      const { status } = await host.get(`/api/matches/${match}`);
      if (status !== 200) throw new Error('a player is held up');
      const guest = from(server, '198.51.100.7');
      await guest.post('/api/guests', { name: 'Tessio' });
      if ((await guest.get(`/api/codes/${code}`)).status !== 200) throw new Error('a guest with the code is held up');
    }),

  'a guest with the right code is never slowed down': wrap =>
    at(wrap, async server => {
      const { code } = await privateTable(server);
      const answers = await tries(
        server,
        () => '203.0.113.9',
        browser => browser.get(`/api/codes/${code}`),
        60,
      );
      if (answers.some(({ status }) => status !== 200)) throw new Error('a right code was refused');
    }),
};

const NAME = 'Clemenza';

async function at(wrap: Wrap = store => store, story: (server: TestServer) => Promise<void>, disk = new Disk()) {
  const words = { trustProxy: 'loopback' };
  const server = await openTestServer(words, { guessBudgets: USUAL_GUESS_BUDGETS }, disk, wrap);
  try {
    await server.stranger().post('/api/accounts', { name: NAME, password: PASSWORD });
    await story(server);
  } finally {
    await server.close();
  }
}

/** A browser at another address. */
function from(server: TestServer, address: string): Browser {
  const browser = server.stranger();
  const { ask } = browser;
  const away: Browser['ask'] = (method, url, body, headers = {}) =>
    ask(method, url, body, { ...headers, 'x-forwarded-for': address });
  return Object.assign(browser, {
    ask: away,
    get: (url: string) => away('GET', url),
    post: (url: string, body?: object) => away('POST', url, body),
    delete: (url: string) => away('DELETE', url),
  });
}

/** A new guest each time, until the first refusal. */
async function tries(
  server: TestServer,
  address: (time: number) => string,
  guess: (browser: Browser, time: number) => Promise<Answer>,
  most = MOST,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let time = 0; time < most && answers.at(-1)?.status !== 429; time += 1) {
    const browser = from(server, address(time));
    await browser.post('/api/guests', { name: `Guest ${time}` });
    answers.push(await guess(browser, time));
  }
  return answers;
}

function mustSlowDown(answers: readonly Answer[]): void {
  const last = answers.at(-1);
  if (last?.status !== 429) throw new Error(`${answers.length} guesses were answered`);
  const { code, retryAfter } = last.body;
  if (code !== 'tooManyTries' || !(retryAfter > 0) || Number(last.headers['retry-after']) !== retryAfter)
    throw new Error(`the waiting time is missing: ${last.text}`);
}

const logIn = (browser: Browser, name: string, password: string) => browser.post('/api/sessions', { name, password });
const wrongPassword = (browser: Browser) => logIn(browser, NAME, 'take the cannoli');

const ipv6In48 = (time: number) => `2001:db8:7:${time.toString(16)}::1`;
const anywhere = (time: number) => `${20 + (time % 200)}.${time % 250}.113.9`;

async function privateTable(server: TestServer, address = '198.51.100.9') {
  const host = from(server, address);
  await host.post('/api/guests', { name: 'Host' });
  const { match, code } = (await host.post('/api/matches', { game: ANY_GAME, visibility: 'private' })).body;
  return { host, match, code } as { readonly host: Browser; readonly match: string; readonly code: string };
}
