/** The result of one step of a task: it needs a player, it wants another step, or it is done. */
export type Progress = 'waiting' | 'again' | 'finished';

/** Works on the newest task until one waits for a player or nothing is left. */
export function work<T>(agenda: T[], advance: (task: T) => Progress): void {
  for (let task = agenda.at(-1); task !== undefined; task = agenda.at(-1)) {
    const at = agenda.length - 1;
    const progress = advance(task);
    if (progress === 'waiting') return;
    if (progress === 'finished') agenda.splice(at, 1); // keeps the tasks it pushed on its way out
  }
}
