/** Never fulfilled; rejected when the worker cannot be loaded, or breaks. */
export function workerFault(worker: Pick<Worker, 'addEventListener'>): Promise<never> {
  return new Promise((_, reject) => {
    worker.addEventListener('error', event => reject(new Error(event.message || 'A worker could not be loaded')));
  });
}
