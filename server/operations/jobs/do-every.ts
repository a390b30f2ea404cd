/** Does something now and from then on, once at a time, until it is stopped. */
export function doEvery(ms: number, task: () => Promise<void>): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= task().finally(() => {
      running = undefined;
    });
  };
  run();
  const timer = setInterval(run, ms);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
