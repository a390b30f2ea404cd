import { isDeepStrictEqual } from 'node:util';

type Watch<T> = (tell: (value: T) => void, fail: (error: unknown) => void) => unknown;

/**
 * Values that a live query emits, each different from the one before. The first change is made after the first value,
 * and so on. A repeated value counts once, because a live query may run again for an unrelated change.
 */
export async function emittedValues<T>(watch: Watch<T>, changes: readonly (() => unknown)[]): Promise<T[]> {
  const values: T[] = [];
  const done = Promise.withResolvers<void>();
  watch((value) => {
    if (values.length > 0 && isDeepStrictEqual(value, values.at(-1))) return;
    values.push(value);
    const change = changes[values.length - 1];
    if (change) void change();
    else done.resolve();
  }, done.reject);
  await done.promise;
  return values;
}
