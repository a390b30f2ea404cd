import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { STRIP_KEY } from '#domain/device-keys.ts';
import type { Creative } from '#domain/measurement/creative.ts';
import { currentConsent, onConsent } from '../consent/consent.ts';
import { logError } from '../log.ts';
import { useShownReader } from '../session/shown-reader.ts';

/** Whether the reader consents to purposes 2 and 4, which an offer chosen for its reader needs. TRK-02, TRK-05 */
function mayOffer(): boolean {
  const result = currentConsent();
  return Boolean(result?.[2] && result[4]);
}

const falseOnServer = () => false;

function wasHidden(): boolean {
  try {
    return sessionStorage.getItem(STRIP_KEY) !== null;
  } catch {
    return false; // Storage is blocked.
  }
}

function hideStrip(): void {
  try {
    sessionStorage.setItem(STRIP_KEY, '1');
  } catch (error) {
    logError('strip', error);
  }
}

/** Contents of the strip, and the function that hides it until the browser's session ends; null for nothing. TRK-05 */
export function useMarketingStrip(
  brand: PublicBrand,
  hasSlot: boolean,
): { creative: Creative | null; hide: () => void } {
  const hasConsent = useSyncExternalStore(onConsent, mayOffer, falseOnServer);
  const signed = useShownReader() !== null;
  const [isHidden, setIsHidden] = useState(false);
  const [creative, setCreative] = useState<Creative | null>(null);
  const isShown = hasSlot && hasConsent && !isHidden;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offer depends on the reader
  useEffect(() => {
    if (!isShown || wasHidden()) return;
    let isActive = true;
    const load = async () => (await import('./load-creative.ts')).loadCreative(brand);
    load().then(
      (loaded) => isActive && setCreative(loaded),
      (error: unknown) => logError('strip', error),
    );
    return () => {
      isActive = false;
      setCreative(null);
    };
  }, [isShown, brand, signed]);
  const hide = () => {
    hideStrip();
    setIsHidden(true);
  };
  return { creative: isShown ? creative : null, hide };
}
