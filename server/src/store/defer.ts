/** A promise and its resolve function. */
export function defer<T>(): { readonly promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>(keep => {
    resolve = keep;
  });
  return { promise, resolve: value => resolve(value) };
}
