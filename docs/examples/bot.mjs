// Plays one whole game at an Omertà server with random legal choices: at a table of its own, or at the one you name.
//   OMERTA_TOKEN=… node bot.mjs http://localhost:3000 [table id]
import { randomBytes } from 'node:crypto';

const [server, table] = process.argv.slice(2);
const matches = `${server.replace(/\/$/, '')}/api/matches`;
const LATE = ['stale', 'notPlaying']; // we answered a frame that was not the latest
const headers = { authorization: `Bearer ${process.env.OMERTA_TOKEN}`, 'content-type': 'application/json' };

async function ask(method, path, body = {}) {
  const given = method === 'GET' ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${matches}${path}`, { method, headers, ...given });
  const answer = await response.json();
  if (response.ok || LATE.includes(answer.code)) return answer;
  throw new Error(`${method} ${path}: ${answer.code} ${answer.problems ?? answer.message}`);
}

const { match, seats, commitment, you } = await (table
  ? ask('POST', `/${table}/sit`)
  : ask('POST', '', { game: 'corleone' }));
if (!table) for (const seat of seats.keys()) if (seat > 0) await ask('PUT', `/${match}/seats/${seat}/bot`);
const entropy = randomBytes(16).toString('hex'); // made after we have seen the commitment, and kept with it
await ask('PUT', `/${match}/ready`, { entropy });
if (!table) await ask('POST', `/${match}/start`);

/** What the seat sees, as it happens. */
async function* frames() {
  const stream = await fetch(`${matches}/${match}/stream`, { headers });
  let text = '';
  for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
    const events = (text + part).split('\n\n');
    text = events.pop();
    for (const event of events) if (event.startsWith('event: frame')) yield JSON.parse(event.split('data: ')[1]);
  }
}

for await (const { frame, choices } of frames()) {
  if (frame.over) break;
  if (!frame.question || frame.question.isChange) continue; // another player is to choose
  const text = choices[Math.floor(Math.random() * choices.length)];
  const command = randomBytes(12).toString('hex'); // sent twice, it would be done once
  await ask('POST', `/${match}/choices`, { decision: frame.question.decision, command, text });
}
const { outcome } = await ask('GET', `/${match}`);
console.log(`${match} is over; places ${outcome.places.join(', ')}`);
const { fairDeal } = (await ask('GET', `/${match}/record`)).record;
if (fairDeal.commitment !== commitment || fairDeal.entropies[you.viewer] !== entropy)
  throw new Error(`The deal was not fair: we saw ${commitment} and gave ${entropy}`);
