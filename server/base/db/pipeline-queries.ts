/**
 * Sends several queries of one transaction to the database at the same time. They are answered in order, and each sees
 * what those before it have written. All are awaited even if one fails, so that none is sent after its transaction has
 * ended.
 * @throws the error of the first query that failed
 */
export async function pipelineQueries<T extends readonly unknown[]>(
  ...queries: { [K in keyof T]: () => PromiseLike<T[K]> }
): Promise<T> {
  // A query of the ORM is sent again by each `then`: wrapped in a promise it is sent once.
  const running = queries.map(async (query) => await query());
  await Promise.allSettled(running);
  return (await Promise.all(running)) as unknown as T;
}
