// npm run gallery: opens every screen in four sizes and keeps a picture of each in docs/screens.
import { runBrowserTests } from './browserTests.mjs';
import { ensure } from './ensure.mjs';

ensure();
const { passed, failed } = await runBrowserTests(process.argv.slice(2), { ...process.env, OMERTA_BROWSER: 'gallery' });
console.log(`\n${passed} screens, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
