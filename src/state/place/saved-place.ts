import { PLACE_KEY } from '#domain/device-keys.ts';
import { pathOf } from './element-path.ts';
import { contentsOf, fieldsToKeep } from './form-fields.ts';

/** Where the reader was and what they had done there, from just before a reload to just after it. OFF-04 */
export type Place = {
  address: string;
  /** The script the page had started with: after a reload in vain it is the same. */
  entry: string;
  fields: [path: string, contents: string | boolean][];
  disclosures: [path: string, open: boolean][];
  /** What has been scrolled, the page itself and whatever scrolls in it, with how far. */
  scrolled: [path: string, left: number, top: number][];
  focused: string | null;
};

const addressNow = () => location.pathname + location.search + location.hash;

type Kept = Pick<Place, 'entry'> & { focused: Element | null };

/** To be called right before the reload. A device that stores nothing opens the page at its top. */
export function savePlace({ entry, focused }: Kept): void {
  const place: Place = {
    address: addressNow(),
    entry,
    fields: fieldsToKeep().map((field) => [pathOf(field), contentsOf(field)]),
    disclosures: [...document.querySelectorAll('details')].map((one) => [pathOf(one), one.open]),
    scrolled: [...document.querySelectorAll('*')]
      .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
      .map((one) => [pathOf(one), one.scrollLeft, one.scrollTop]),
    focused: focused && focused !== document.body ? pathOf(focused) : null,
  };
  try {
    sessionStorage.setItem(PLACE_KEY, JSON.stringify(place));
  } catch {
    // Blocked or full.
  }
}

/** The place that was kept for this page, once. */
export function takePlace(): Place | null {
  try {
    const stored = sessionStorage.getItem(PLACE_KEY);
    sessionStorage.removeItem(PLACE_KEY);
    const place = JSON.parse(stored ?? 'null') as Place | null;
    return place?.address === addressNow() ? place : null;
  } catch {
    return null; // Blocked or broken.
  }
}
