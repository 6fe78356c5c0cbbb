// Pages in the pseudo-language: the English catalogues are exchanged on their way to the browser.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@omerta/words';
import { pseudoMessage } from '@omerta/words/testing/pseudo.ts';
import type { Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../../..');

/** Every English page of this browser speaks the pseudo-language from its next load on. */
export async function speakPseudo(page: Page): Promise<void> {
  const pseudo = pseudoTexts();
  await page.route('**/assets/*.js', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: exchanged(await response.text(), pseudo) });
  });
}

/** What is on the page, is read aloud or stands in an empty field, and came from no catalogue. */
export async function plainWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest('script, style, noscript, [lang]:not(html)') === null) found.push(textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  });
  return [...new Set(texts.flatMap(text => text.match(/[a-z]{2,}/gi) ?? []))].toSorted();
}

/** `key message` of every English catalogue. */
function pseudoTexts(): ReadonlyMap<string, string> {
  const folders = ['web/catalogues', ...catalogueFoldersIn('engine', ''), ...catalogueFoldersIn('games', 'words')];
  return new Map(
    folders.flatMap(folder =>
      readdirSync(join(ROOT, folder, 'en')).flatMap(file => {
        const [english, ...translations] = LANGUAGES.map(language => messagesOf(join(folder, language, file)));
        return Object.entries(english!).map(([key, message]) => {
          const others = translations.map(messages => messages[key] ?? '');
          return [`${key} ${message}`, pseudoMessage(message, others)] as const;
        });
      }),
    ),
  );
}

const catalogueFoldersIn = (parent: string, below: string): string[] =>
  readdirSync(join(ROOT, parent))
    .map(name => join(parent, name, below, 'catalogues'))
    .filter(folder => isFolder(join(ROOT, folder, 'en')));

function isFolder(path: string): boolean {
  try {
    return readdirSync(path).length > 0;
  } catch {
    return false;
  }
}

const messagesOf = (path: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** In built code a catalogue is an object of template strings. */
const exchanged = (code: string, pseudo: ReadonlyMap<string, string>): string =>
  code.replaceAll(/(?:"([^"\n]+)"|([\w$]+)):`((?:[^`\\]|\\.)*)`/g, (whole, quoted, bare, text) => {
    const key: string = quoted ?? bare;
    const message = pseudo.get(`${key} ${unescaped(text)}`);
    return message === undefined ? whole : `${JSON.stringify(key)}:${JSON.stringify(message)}`;
  });

const unescaped = (text: string): string =>
  text.replaceAll(/\\(?:x([\da-f]{2})|u([\da-f]{4})|([\s\S]))/gi, (_, short, long, letter) =>
    letter === undefined ? String.fromCharCode(Number.parseInt(short ?? long, 16)) : letter,
  );
