import { useEffect } from 'react';
import { offerInstalling } from '#src/state/install/install.ts';

/** Time without input after which the reader is considered idle. */
const CALM_MS = 1500;
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown'] as const;

const isBusy = () =>
  document.hidden || document.querySelector(':modal, input:focus, textarea:focus') !== null;

/** Offers to install the app once the reader is idle, while `isMoment`. */
export function useOffer(isMoment: boolean): void {
  useEffect(() => {
    if (!isMoment) return;
    const offer = () => {
      if (!isBusy()) offerInstalling();
    };
    let timer = setTimeout(offer, CALM_MS);
    const waitAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(offer, CALM_MS);
    };
    for (const name of TOUCHES) addEventListener(name, waitAgain, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of TOUCHES) removeEventListener(name, waitAgain, { capture: true });
    };
  }, [isMoment]);
}
