/**
 * Calls `callback` when the page is restored from the back/forward cache. Returns the function that stops it.
 */
export function onBfcacheRestore(callback: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}
