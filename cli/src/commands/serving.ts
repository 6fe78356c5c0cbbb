import { addAdmin } from './admin.ts';
import { addBackup } from './backup.ts';
import { addServe } from './serve.ts';

/** The commands around a server. */
export const SERVING = [addServe, addBackup, addAdmin];
