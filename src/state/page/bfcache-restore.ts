/** Pages that the browser put aside while they were left come back as they were left: `act` is called then. */
export function onBfcacheRestore(act: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) act();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}
