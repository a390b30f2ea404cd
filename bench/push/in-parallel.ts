/** Does something so many times, some at once. */
export async function inParallel(times: number, atOnce: number, work: (at: number) => Promise<unknown>) {
  let next = 0;
  const lane = async () => {
    while (next < times) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
