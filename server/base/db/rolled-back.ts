import type { Orm } from './connect.ts';

class Undone extends Error {}

/** Runs a transaction to its end and rolls it back: gives its result and leaves no traces. */
export async function rolledBack<T>(db: Orm, run: (tx: Orm) => Promise<T>): Promise<T> {
  let answer: { value: T } | undefined;
  try {
    await db.transaction(async (tx) => {
      answer = { value: await run(tx) };
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone) || !answer) throw error;
  }
  if (!answer) throw new Error('the transaction did not run');
  return answer.value;
}
