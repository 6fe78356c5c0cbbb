// Receives notifications of other nodes from PostgreSQL. Some may be missed while it reconnects: a slow poll covers that.
import pg from 'pg';
import { type NodeNotification, readNotification } from './nodeNotification.ts';
import { CHANNEL, connectionSettings, type PostgresSettings } from './postgresDatabase.ts';

export interface NotificationListener {
  listen(onNotification: (notification: NodeNotification) => void): () => void;
  close(): Promise<void>;
}

const FIRST_PAUSE = 250; // milliseconds before the first reconnection, doubled up to the longest
const LONGEST_PAUSE = 10_000;

export function openNotificationListener(
  { url, report }: PostgresSettings,
  isOwn: (processId: number) => boolean,
): NotificationListener {
  const listeners = new Set<(notification: NodeNotification) => void>();
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE;
  let closed = false;

  const connect = async () => {
    again = undefined;
    const attempt = new pg.Client(connectionSettings(url));
    client = attempt;
    let lost = false;
    const lose = (trouble?: Error) => {
      if (trouble !== undefined) report?.(trouble);
      if (lost || closed) return;
      lost = true;
      attempt.end().catch(() => {});
      again = setTimeout(connect, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
    attempt.on('error', lose);
    attempt.on('end', () => lose());
    attempt.on('notification', ({ payload, processId }) => {
      if (payload === undefined || isOwn(processId)) return;
      const notification = readNotification(payload);
      if (notification === undefined) return;
      for (const onNotification of listeners) onNotification(notification);
    });
    try {
      await attempt.connect();
      await attempt.query(`listen ${CHANNEL}`);
      pause = FIRST_PAUSE;
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
  };

  return {
    listen(onNotification) {
      listeners.add(onNotification);
      if (client === undefined) void connect();
      return () => listeners.delete(onNotification);
    },
    async close() {
      closed = true;
      clearTimeout(again);
      await client?.end().catch(() => {});
    },
  };
}
