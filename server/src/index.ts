export { ADMIN_FILE } from './adminFile.ts';
export { type Config, type ConfigArguments, readConfig, SETTINGS } from './config.ts';
export { type RunningServer, startServer } from './server.ts';
export { CannotOpen } from './store/errors.ts';
