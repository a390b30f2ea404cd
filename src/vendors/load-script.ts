/** After this time the page continues without the script. TRK-04 */
export const SCRIPT_TIMEOUT_MS = 5000;

/**
 * Loads a third-party script without delaying what the page shows. A script that was given up may still
 * arrive and run later, because removing its element does not cancel it; only loading the page anew does.
 * @throws Error if it cannot be loaded, or not in time.
 */
export const loadScript = (name: string, src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${name}: ${reason}`));
    };
    const timer = setTimeout(() => giveUp('its script did not load in time'), SCRIPT_TIMEOUT_MS);
    script.src = src;
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => giveUp('its script cannot be loaded');
    document.head.append(script);
  });
