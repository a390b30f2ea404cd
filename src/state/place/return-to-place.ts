import { loadStylesheets } from '../page/stylesheets.ts';
import { entryScript } from '../update/entry-script.ts';
import { postponeUpdate } from '../update/update-offer.ts';
import { elementOf } from './element-selector.ts';
import { fill } from './form-fields.ts';
import type { Place } from './saved-place.ts';

/** The loading state of the app's router. */
export type LoadingRouter = {
  state: { isLoading: boolean };
  subscribe(event: 'onRendered', listener: () => void): () => void;
};

/** For this long after a start, fonts and late parts may move the text. */
const HOLD_MS = 5000;
const TOUCHES = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Restores position and state of the page after a reload that its reader asked for. OFF-04 */
export async function returnToPlace(place: Place, router: LoadingRouter): Promise<void> {
  // The reload has loaded the old version again, from a cache: offering the new one again would be useless.
  if (place.entry === entryScript()) postponeUpdate();
  await Promise.all([loadStylesheets(), untilRendered(router)]);
  for (const [selector, contents] of place.fields) {
    fill(elementOf(selector), contents);
    // A field may depend on the one before it: React renders it first.
    await null;
  }
  for (const [selector, open] of place.disclosures) {
    const disclosure = elementOf(selector);
    if (disclosure instanceof HTMLDetailsElement) disclosure.open = open;
  }
  const focused = place.focused && elementOf(place.focused);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  holdScrollPosition(place);
}

/** Resolves once the page is rendered; in the empty shell that is when its data are loaded. */
async function untilRendered(router: LoadingRouter): Promise<void> {
  if (!router.state.isLoading) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      resolve();
    });
  });
}

/** Keeps the scroll position while the page still grows, until the reader moves. */
function holdScrollPosition({ scrolled }: Place): void {
  const scroll = () => {
    for (const [selector, left, top] of scrolled)
      elementOf(selector)?.scrollTo({ left, top, behavior: 'instant' });
  };
  const observer = new ResizeObserver(scroll);
  const release = () => {
    observer.disconnect();
    for (const name of TOUCHES) removeEventListener(name, release, true);
  };
  for (const name of TOUCHES) addEventListener(name, release, { capture: true, passive: true });
  setTimeout(release, HOLD_MS);
  scroll();
  observer.observe(document.body);
}
