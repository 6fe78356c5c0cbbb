export { ADMIN_FILE } from './adminFile.ts';
export { type Config, readConfig, SETTINGS, type Words } from './config.ts';
export { type RunningServer, startServer } from './server.ts';
export { CannotOpen } from './store/errors.ts';
