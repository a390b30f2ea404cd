/** After this time the page continues without the script. TRK-04 */
export const TIMEOUT_MS = 5000;

/**
 * Loads a third-party script without delaying what the page shows. A script that was given up may still arrive and run
 * later: removing its element does not cancel it, only a new document is without it. @throws Error if it cannot be
 * loaded, or not in time.
 */
export const loadScript = (name: string, src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${name}: ${why}`));
    };
    const timer = setTimeout(() => giveUp('it did not come'), TIMEOUT_MS);
    script.src = src;
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => giveUp('its script cannot be had');
    document.head.append(script);
  });
