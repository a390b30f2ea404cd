import { READING_POSITION_KEY } from '#domain/device-keys.ts';
import { selectorOf } from './element-selector.ts';
import { contentsOf, fieldsToSave } from './form-fields.ts';

/** The reader's position and input on a page, saved just before a reload and restored just after it. OFF-04 */
export type Place = {
  address: string;
  /**
   * Entry script of the page before the reload: if it is the same afterwards, the reload has not brought the new
   * version.
   */
  entry: string;
  fields: [selector: string, contents: string | boolean][];
  disclosures: [selector: string, open: boolean][];
  /** Offsets of the page and of every scrolled element in it. */
  scrolled: [selector: string, left: number, top: number][];
  focused: string | null;
};

const currentAddress = () => location.pathname + location.search + location.hash;

type PlaceContext = Pick<Place, 'entry'> & { focused: Element | null };

/** Saves the place; call it right before the reload. Where storage is blocked the page opens at its top. */
export function savePlace({ entry, focused }: PlaceContext): void {
  const place: Place = {
    address: currentAddress(),
    entry,
    fields: fieldsToSave().map((field) => [selectorOf(field), contentsOf(field)]),
    disclosures: [...document.querySelectorAll('details')].map((element) => [
      selectorOf(element),
      element.open,
    ]),
    scrolled: [...document.querySelectorAll('*')]
      .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
      .map((element) => [selectorOf(element), element.scrollLeft, element.scrollTop]),
    focused: focused && focused !== document.body ? selectorOf(focused) : null,
  };
  try {
    sessionStorage.setItem(READING_POSITION_KEY, JSON.stringify(place));
  } catch {
    // Blocked or full.
  }
}

/** Returns the place saved for this page, once. */
export function takePlace(): Place | null {
  try {
    const stored = sessionStorage.getItem(READING_POSITION_KEY);
    sessionStorage.removeItem(READING_POSITION_KEY);
    const place = JSON.parse(stored ?? 'null') as Place | null;
    return place?.address === currentAddress() ? place : null;
  } catch {
    return null; // Storage is blocked, or its data is broken.
  }
}
