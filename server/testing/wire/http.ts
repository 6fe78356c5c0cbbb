// HTTP requests and answers as bytes.
import type { RawConnection } from './rawConnection.ts';

export interface RawAnswer {
  readonly status: number;
  readonly body: string;
  readonly isLast: boolean; // the server closes the connection then
}

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly cookie?: string | undefined;
  readonly body?: Buffer;
}

export const HOST = 'server.test';

export function requestBytes({ method, path, cookie, body }: RawRequest): Buffer {
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${HOST}`,
    ...(method === 'GET' ? [] : [`origin: http://${HOST}`]),
    ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${body.length}`]),
  ];
  const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
  return body === undefined ? bytes : Buffer.concat([bytes, body]);
}

/** The next answer on the connection; undefined where it ends instead. */
export function readAnswer(connection: RawConnection): Promise<RawAnswer | undefined> {
  return connection.until(bytes => {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const head = bytes.subarray(0, end).toString('latin1');
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (bytes.length < end + 4 + length) return undefined;
    const body = bytes.subarray(end + 4, end + 4 + length).toString();
    const isLast = /\r\nconnection: close/i.test(head);
    return { value: { status: Number(head.slice(9, 12)), body, isLast }, length: end + 4 + length };
  });
}
