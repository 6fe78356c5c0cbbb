// Before vitest runs any test. Tests start commands, and a command installs what package-lock.json names and is not there:
// that would take the packages away from the tests that run at the same time.
import { whyInstall } from './ensure.mjs';

export default function setup() {
  const reason = whyInstall();
  if (reason !== undefined) throw new Error(`${reason}: run npm ci before the tests, or all of them by npm test.`);
}
