/** Rows of one statement: it takes at most 65,535 values, and an article has two dozen. */
const ROWS_PER_STATEMENT = 500;

/** Runs a statement for a few hundred rows at a time and joins the answers. */
export async function inChunks<T, R>(rows: T[], run: (chunk: T[]) => Promise<R[]>): Promise<R[]> {
  const answers: R[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    answers.push(...(await run(rows.slice(start, start + ROWS_PER_STATEMENT))));
  return answers;
}

/** Runs a statement for a few hundred rows at a time, without an answer. */
export async function writeInChunks<T>(rows: T[], run: (chunk: T[]) => Promise<unknown>): Promise<void> {
  await inChunks(rows, async (chunk) => {
    await run(chunk);
    return [];
  });
}
