import type { Orm } from './connect.ts';

class Undone extends Error {}

/** Runs a transaction to its end and rolls it back: gives its result and leaves no traces. */
export async function rolledBack<T>(db: Orm, run: (tx: Orm) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await db.transaction(async (tx) => {
      result = { value: await run(tx) };
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone) || !result) throw error;
  }
  if (!result) throw new Error('the transaction did not run');
  return result.value;
}
