import { isDeepStrictEqual } from 'node:util';

type Watch<T> = (tell: (value: T) => void, fail: (error: unknown) => void) => unknown;

/**
 * The values that a live query tells, each differing from the one before. After the first of them the first change is
 * made, and so on. The same value told twice counts once: a live query may run again for a change elsewhere.
 */
export async function toldInTurn<T>(watch: Watch<T>, changes: readonly (() => unknown)[]): Promise<T[]> {
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
