import { pageIdle } from './page-idle.ts';

/** The parts of a page load one after the other: a shorter gap is not the end of loading. */
const QUIET_MS = 2000;

/** Resolves when the page is idle and has loaded nothing for a while. */
export async function pageQuiet(quietMs = QUIET_MS): Promise<void> {
  await pageIdle();
  await new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, quietMs);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    });
    observer.observe({ type: 'resource' });
  });
}
