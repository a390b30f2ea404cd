/** Rows of one statement: it takes at most 65,535 values, and an article has two dozen. */
const ROWS = 500;

/** Runs a statement for a few hundred rows at a time and joins the answers. */
export async function inChunks<T, R>(rows: T[], run: (some: T[]) => Promise<R[]>): Promise<R[]> {
  const answers: R[] = [];
  for (let at = 0; at < rows.length; at += ROWS) answers.push(...(await run(rows.slice(at, at + ROWS))));
  return answers;
}

/** Runs a statement for a few hundred rows at a time, without an answer. */
export async function writeInChunks<T>(rows: T[], run: (some: T[]) => Promise<unknown>): Promise<void> {
  await inChunks(rows, async (some) => {
    await run(some);
    return [];
  });
}
