import { below, pick, type Random } from '@omerta/kernel';

/** The host the browser asks. */
export const HOST = 'play.example.org:3000';

/** Origins whose pages must not act for a visitor of that host. */
export const FOREIGN_ORIGINS: readonly (string | undefined)[] = [
  undefined,
  '',
  'null',
  'undefined',
  '*',
  'http://',
  'play.example.org:3000',
  '//play.example.org:3000',
  'http://play.example.org', // another port
  'http://play.example.org:80',
  'http://play.example.org:3001',
  'http://play.example.org:30000',
  'http://play.example.org:03000',
  'http://play.example.org:3000/',
  'http://play.example.org:3000/path',
  'http://play.example.org:3000?x',
  'http://play.example.org:3000#x',
  'http://user@play.example.org:3000',
  'http://play.example.org:3000@evil.example',
  'http://play.example.org:3000.evil.example',
  'http://evilplay.example.org:3000',
  'http://evil.example/play.example.org:3000',
  'http://play.example.org.evil.example:3000',
  'http://example.org:3000',
  'http://sub.play.example.org:3000',
  'http://play-example.org:3000',
  'http://play.example.org.:3000',
  'HTTP://play.example.org:3000',
  'http://PLAY.example.org:3000',
  'http://pl\u0430y.example.org:3000', // a Cyrillic a
  'http://xn--ply-8cd.example.org:3000',
  'http://mañana.example:3000',
  'ws://play.example.org:3000',
  'ftp://play.example.org:3000',
  'file://',
  'chrome-extension://play.example.org:3000',
  'data:text/html,x',
  'javascript:alert(1)',
  ' http://play.example.org:3000',
  'http://play.example.org:3000 ',
  'http://play.example.org:3000, http://evil.example',
  'http://play.example.org:3000\thttp://evil.example',
  'http://0x7f000001:3000',
  'http://2130706433:3000',
  'http://127.1:3000',
  'http://localhost',
  'http://localhost:3001',
  'https://localhost:3000',
  'http://friends.example.net',
  'https://friends.example.net:8443',
  'https://x.friends.example.net',
  'https://friends.example.net.evil.example',
];

/** Our own origin with some letters changed. */
export function distortedOrigin(random: Random): string {
  for (;;) {
    let origin = `http://${HOST}`;
    for (let edits = 1 + below(random, 3); edits > 0; edits -= 1) origin = pick(random, EDITS)(origin, random);
    if (!OWN.has(origin.trim())) return origin; // spaces at the ends are no part of a header
  }
}

const OWN: ReadonlySet<string> = new Set([`http://${HOST}`, `https://${HOST}`]);
const LETTERS = [...'aehoz0138./:@-_#?%&=+\\[]~!$(),;|', ' ', 'é', 'а'];

type Edit = (origin: string, random: Random) => string;

const EDITS: readonly Edit[] = [
  (origin, random) => spliced(origin, below(random, origin.length + 1), 0, pick(random, LETTERS)),
  (origin, random) => spliced(origin, below(random, origin.length), 1, pick(random, LETTERS)),
  (origin, random) => spliced(origin, below(random, origin.length), 1, ''),
  (origin, random) => spliced(origin, below(random, origin.length), 0, origin.slice(below(random, origin.length))),
  (origin, random) => {
    const at = below(random, origin.length);
    return spliced(origin, at, 1, origin[at]!.toUpperCase());
  },
  (origin, random) =>
    origin + pick(random, ['.evil.example', '@evil.example', ':80', '/', '\t', ', http://evil.example']),
  (origin, random) => pick(random, ['evil', 'http://evil.example/', 'http://', 'null', '//']) + origin,
  (origin, random) => origin.replace('http', pick(random, ['ws', 'wss', 'ftp', 'https', 'HTTP', 'data'])),
  (origin, random) => origin.replace('play', pick(random, ['evil.play', 'play.evil', 'evil', 'evilplay', 'xn--play'])),
];

function spliced(text: string, at: number, gone: number, come: string): string {
  return text.slice(0, at) + come + text.slice(at + gone);
}
