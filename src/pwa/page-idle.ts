/** Browsers without `requestIdleCallback` wait this long. */
const FALLBACK_MS = 500;
const IDLE_TIMEOUT_MS = 5000;

/** Resolves when the page has loaded and is idle. */
export async function pageIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, FALLBACK_MS);
  });
}
