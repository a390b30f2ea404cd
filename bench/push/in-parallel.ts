/** Runs an action a number of times, with a limit on how many run at the same time. */
export async function inParallel(times: number, atOnce: number, action: (at: number) => Promise<unknown>) {
  let next = 0;
  const worker = async () => {
    while (next < times) {
      next += 1;
      await action(next - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
