// npm run bench:web: how many bytes the home page asks for, how soon a press is seen.
import { runBrowserTests } from './browserTests.mjs';
import { ensure } from './ensure.mjs';

ensure();
const { failed } = await runBrowserTests(['--workers=1'], { ...process.env, OMERTA_BROWSER: 'speed' });
process.exitCode = failed === 0 ? 0 : 1;
