// npm run gallery: opens every screen in four sizes and keeps a picture of each in docs/screens.
import { prepareBrowserTests, runBrowserTests } from './browserTests.mjs';
import { ensure } from './ensure.mjs';

ensure();
const { passed, failed } = await runBrowserTests(await prepareBrowserTests(), {
  words: process.argv.slice(2),
  env: { ...process.env, OMERTA_BROWSER: 'gallery' },
  stdio: 'inherit',
});
console.log(`\n${passed} screens, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
