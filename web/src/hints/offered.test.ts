import { seenRules } from '@omerta/corleone/seen';
import { PromptBar } from '@omerta/corleone/table/choose/prompt/PromptBar.tsx';
import { PromptSheet } from '@omerta/corleone/table/choose/prompt/PromptSheet.tsx';
import { drawn, speak } from '@omerta/corleone/table/testing/drawnTable.ts';
import { corleoneWith } from '@omerta/corleone/testing';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
});

const HINT = /<button[^>]*aria-expanded="false"[^>]*>.*?<span>Hint<\/span>/s;

test.each([PromptBar, PromptSheet])(
  'a table with hints offers one to the player it waits for; one without offers none',
  async Prompt => {
    const say = await speak('en');
    const { content, rules, state } = corleoneWith({ turn: 'A' });
    const draw = (viewer: number, hints: boolean) => {
      const seen = { content, rules: seenRules(content), view: rules.viewFor(state, viewer), hints };
      return drawn('en', say, seen, createElement(Prompt));
    };
    expect(await draw(0, true)).toMatch(HINT);
    expect(await draw(0, false)).not.toMatch(HINT);
    expect(await draw(1, true)).not.toMatch(HINT);
  },
);
