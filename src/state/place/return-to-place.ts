import { loadStylesheets } from '../page/stylesheets.ts';
import { entryScript } from '../update/entry-script.ts';
import { putUpdateOff } from '../update/update-offer.ts';
import { elementAt } from './element-path.ts';
import { fill } from './form-fields.ts';
import type { Place } from './saved-place.ts';

/** What the app's router tells of the page that is on its way. */
export type Showing = {
  state: { isLoading: boolean };
  subscribe(event: 'onRendered', listener: () => void): () => void;
};

/** Faces and late parts move the text for so long after a start. */
const HOLD_MS = 5000;
const TOUCHES = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** After a reload that its reader wanted the page is where it was, and as it was. OFF-04 */
export async function returnToPlace(place: Place, router: Showing): Promise<void> {
  // The old version once more, out of somebody's cache: offering the new one again would be in vain.
  if (place.entry === entryScript()) putUpdateOff();
  await Promise.all([loadStylesheets(), shown(router)]);
  for (const [path, contents] of place.fields) {
    fill(elementAt(path), contents);
    // A field may follow from the one before it: React shows it first.
    await null;
  }
  for (const [path, open] of place.disclosures) {
    const disclosure = elementAt(path);
    if (disclosure instanceof HTMLDetailsElement) disclosure.open = open;
  }
  const focused = place.focused && elementAt(place.focused);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  holdScrolled(place);
}

/** The empty shell has its page only when the data have come. */
async function shown(router: Showing): Promise<void> {
  if (!router.state.isLoading) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      resolve();
    });
  });
}

/** Holds on to the place while the page still grows, until the reader moves. */
function holdScrolled({ scrolled }: Place): void {
  const scroll = () => {
    for (const [path, left, top] of scrolled) elementAt(path)?.scrollTo({ left, top, behavior: 'instant' });
  };
  const observer = new ResizeObserver(scroll);
  const letGo = () => {
    observer.disconnect();
    for (const name of TOUCHES) removeEventListener(name, letGo, true);
  };
  for (const name of TOUCHES) addEventListener(name, letGo, { capture: true, passive: true });
  setTimeout(letGo, HOLD_MS);
  scroll();
  observer.observe(document.body);
}
