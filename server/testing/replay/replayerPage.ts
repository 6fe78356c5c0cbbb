// The same in a page of a browser: it asks for records, one after another, and sends the fingerprints.
import { replayed } from './replayed.ts';

let found = '';
for (;;) {
  const response = await fetch('/record', { method: 'POST', body: found });
  if (response.status !== 200) break; // that was the last
  try {
    found = replayed(await response.json());
  } catch (error) {
    found = String(error);
  }
}
