/**
 * Sends several questions of one transaction to the database in one go, which answers them one after the other, each
 * knowing what those before it have written. All are waited for, also where one fails, so that none is asked after its
 * transaction is over.
 * @throws what the first that failed has thrown
 */
export async function pipelineQueries<T extends readonly unknown[]>(
  ...questions: { [K in keyof T]: () => PromiseLike<T[K]> }
): Promise<T> {
  // A query of the ORM is asked anew by each `then`: as a promise of its own it is asked once.
  const asked = questions.map(async (ask) => await ask());
  await Promise.allSettled(asked);
  return (await Promise.all(asked)) as unknown as T;
}
