import { type Answer, type Browser, browserOf } from './testServer.ts';

/** A browser that asks over the network. `address` ends with a slash; `always` are headers added by a proxy. */
export function realBrowser(address: string, always: Readonly<Record<string, string>> = {}): Browser {
  const { origin } = new URL(address);
  const ask: Browser['ask'] = async (method, url, body, headers = {}) => {
    const response = await fetch(`${address}${url.replace(/^\//, '')}`, {
      method,
      headers: {
        ...always,
        ...(method === 'GET' ? {} : { origin }),
        ...(browser.cookie === undefined ? {} : { cookie: browser.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().find(each => each.startsWith('omerta='));
    if (set !== undefined) browser.cookie = set.startsWith('omerta=;') ? undefined : set.split(';')[0];
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const answer: Answer = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text,
      body: isJson ? JSON.parse(text) : text,
    };
    return answer;
  };
  const browser = browserOf(ask);
  return browser;
}
