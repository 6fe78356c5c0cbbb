import { basePath } from '@omerta/table/net/basePath.ts';
import { io } from 'socket.io-client';
import type { Connection, ConnectionListener } from './connection.ts';

/** The connection over socket.io: WebSocket only, known by the cookie. Retries are ours, so that the page can show them. */
export function socketConnection(): Connection {
  const socket = io({
    path: `${basePath()}/socket.io`,
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
  });
  let isWanted = false;
  let listener: ConnectionListener = { opened: () => {}, cut: () => {}, served: () => {} };
  const tell = (what: () => void) => {
    if (isWanted) what();
  };
  socket.on('connect', () => tell(() => listener.opened()));
  socket.on('disconnect', () => tell(() => listener.cut()));
  socket.on('connect_error', ({ message }) =>
    tell(() => (message === 'tooMany' ? listener.cut('tooMany') : listener.cut())),
  );
  for (const kind of ['frame', 'table', 'chat', 'stepAside', 'closed'] as const) {
    socket.on(kind, what => tell(() => listener.served(kind, what)));
  }
  return {
    listen: heard => {
      listener = heard;
    },
    open: () => {
      isWanted = true;
      socket.connect();
    },
    shut: () => {
      isWanted = false;
      socket.disconnect();
    },
    ask: (kind, message, answered) => void socket.emit(kind, message, answered),
  };
}
