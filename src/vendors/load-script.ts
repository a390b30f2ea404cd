/** Where it has not come by then the page goes on without it. TRK-04 */
export const TIMEOUT_MS = 5000;

/**
 * Loads a script of somebody else's beside all that shows. One that is given up may still come and run later: taking its
 * element away calls nothing back, only another document is without it. @throws Error where it cannot be had, or not in time.
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
