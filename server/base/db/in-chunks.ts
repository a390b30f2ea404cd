/** A statement takes 65,535 values; an article has two dozen. */
const ROWS = 500;

/** Runs a statement for a few hundred rows at a time and joins the answers. */
export async function inChunks<T, R>(rows: T[], run: (some: T[]) => Promise<R[]>): Promise<R[]> {
  const answers: R[] = [];
  for (let at = 0; at < rows.length; at += ROWS) answers.push(...(await run(rows.slice(at, at + ROWS))));
  return answers;
}

/** The same for a statement whose answer nobody wants. */
export async function writeInChunks<T>(rows: T[], run: (some: T[]) => Promise<unknown>): Promise<void> {
  await inChunks(rows, async (some) => {
    await run(some);
    return [];
  });
}
