import { useEffect } from 'react';
import { offerInstalling } from '#src/state/install/install.ts';

/** A reader who has touched nothing for so long is not in the middle of something. */
const CALM_MS = 1500;
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown'] as const;

const isBusy = () =>
  document.hidden || document.querySelector(':modal, input:focus, textarea:focus') !== null;

/** Offers to install once the reader is calm, while `isMoment`. */
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
