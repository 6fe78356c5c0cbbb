// The output of strace as calls to a disk.

export type DiskCall =
  | { readonly kind: 'make'; readonly path: string } // a file, unless it exists
  | { readonly kind: 'makeFolder'; readonly path: string }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'append'; readonly path: string; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly path: string; readonly length: number }
  | { readonly kind: 'sync'; readonly path: string }; // a file, or the names in a folder

/** All calls that may change a disk. One that cannot be read is an error, not a gap. */
export const CALLS = [
  ...['open', 'openat', 'creat', 'write', 'pwrite64', 'writev', 'pwritev', 'pwritev2', 'sendfile', 'copy_file_range'],
  ...['fsync', 'fdatasync', 'sync', 'syncfs', 'sync_file_range', 'truncate', 'ftruncate', 'fallocate', 'mmap', 'msync'],
  ...[
    'unlink',
    'unlinkat',
    'rename',
    'renameat',
    'renameat2',
    'link',
    'linkat',
    'symlink',
    'mkdir',
    'mkdirat',
    'rmdir',
  ],
];

/** In the order in which they returned; calls that never returned are left out. */
export function readCalls(text: string): DiskCall[] {
  const begun = new Map<string, string>(); // by thread
  return text.split('\n').flatMap(line => {
    const [, thread = '', words = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(words);
    if (/^(\+\+\+|---)/.test(words)) return []; // an exit or a signal
    if (words.endsWith(' <unfinished ...>')) {
      begun.set(thread, words.slice(0, -' <unfinished ...>'.length));
      return [];
    }
    const call = resumed === null ? words : `${begun.get(thread)}${resumed[1]}`;
    return call === '' || / = (\?|-1 .*)$/.test(call) ? [] : readCall(call);
  });
}

function readCall(call: string): DiskCall[] {
  const [, name = '', words = '', result = ''] = /^(\w+)\((.*)\) += (\d+)/.exec(call) ?? [];
  const path = bytesOf(/^\d+<([^>]*)>/.exec(words)?.[1]).toString(); // of its descriptor
  const texts = [...words.matchAll(/"([^"]*)"/g)].map(([, each]) => bytesOf(each));
  const numbers = words.split(', ').map(Number);
  switch (name) {
    case 'openat':
      return words.includes('O_CREAT') ? [{ kind: 'make', path: String(texts[0]) }] : [];
    case 'mkdir':
      return [{ kind: 'makeFolder', path: String(texts[0]) }];
    case 'unlink':
      return [{ kind: 'remove', path: String(texts[0]) }];
    case 'write':
      return [{ kind: 'append', path, bytes: texts[0]!.subarray(0, Number(result)) }];
    case 'pwrite64':
      return [{ kind: 'write', path, at: numbers.at(-1)!, bytes: texts[0]!.subarray(0, Number(result)) }];
    case 'ftruncate':
      return [{ kind: 'truncate', path, length: numbers[1]! }];
    case 'fsync':
    case 'fdatasync':
      return [{ kind: 'sync', path }];
  }
  const onlyReads = name === 'mmap' && !words.includes('PROT_WRITE');
  if (onlyReads) return [];
  throw new Error(`Unknown call to a disk: ${call.slice(0, 200)}`);
}

/** `\x2f\x64` and so on. */
const bytesOf = (text = ''): Buffer => Buffer.from(text.replaceAll('\\x', ''), 'hex');
