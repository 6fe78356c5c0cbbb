import { afterEach, beforeEach, vi } from 'vitest';

/** Tests of this file draw pages where there is no browser: an address is all that these ask it for. */
export function onAPage(): void {
  beforeEach(() => {
    vi.stubGlobal('location', { origin: 'http://server', pathname: '/', search: '' });
    vi.stubGlobal('document', { baseURI: 'http://server/' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
