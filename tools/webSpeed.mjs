// npm run bench:web: how many bytes the home page asks for, how soon a press is seen.
import { prepareBrowserTests, runBrowserTests } from './browserTests.mjs';
import { ensure } from './ensure.mjs';

ensure();
const { failed } = await runBrowserTests(await prepareBrowserTests(), {
  words: ['--workers=1'],
  env: { ...process.env, OMERTA_BROWSER: 'speed' },
  stdio: 'inherit',
});
process.exitCode = failed === 0 ? 0 : 1;
