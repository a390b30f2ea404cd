import { useEffect } from 'react';
import { offerInstalling } from '#src/state/install/install.ts';

/** Time without input after which the reader is considered idle. */
const IDLE_MS = 1500;
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown'] as const;

const isBusy = () =>
  document.hidden || document.querySelector(':modal, input:focus, textarea:focus') !== null;

/** Offers to install the app once the reader is idle, as long as `mayOffer` is true. */
export function useOffer(mayOffer: boolean): void {
  useEffect(() => {
    if (!mayOffer) return;
    const offer = () => {
      if (!isBusy()) offerInstalling();
    };
    let timer = setTimeout(offer, IDLE_MS);
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(offer, IDLE_MS);
    };
    for (const name of TOUCHES) addEventListener(name, restartTimer, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of TOUCHES) removeEventListener(name, restartTimer, { capture: true });
    };
  }, [mayOffer]);
}
