/**
 * A file of its own that the boot script loads after the first paint: it loads the page's fonts and, where it is due,
 * the question for consent. It is built apart from the app, of which it contains nothing.
 */
import { CONSENT_KEY } from '#domain/device-keys.ts';
import { keepLines } from './keep-lines.ts';

const page = document.documentElement;

type Face = [family: string, url: string, weight: string, style: string, inUse: 0 | 1];

/**
 * Replaces the system's fonts with the page's fonts, all at the same time, once the upright ones of the first view are
 * loaded.
 * @param touchPainted resolves when a frame has been painted after the reader's first touch; undefined without a touch
 */
export async function loadFaces(touchPainted: () => Promise<unknown> | undefined): Promise<void> {
  const list = JSON.parse(page.dataset.faces ?? '[]') as Face[];
  const faces = list.map(
    ([family, url, weight, style]) => new FontFace(family, `url(${url})`, { weight, style, display: 'swap' }),
  );
  const awaited = faces.filter(({ style }, index) => list[index]?.[4] && style === 'normal');
  await Promise.allSettled(awaited.map((face) => face.load()));
  await touchPainted();
  keepLines(() => {
    delete page.dataset.plain;
    for (const face of faces) document.fonts.add(face);
  });
}

/**
 * Loads the question for consent where the device has no answer; the app asks again where an answer has expired. On a
 * page without `data-question` a third-party consent platform asks. TRK-01
 */
export async function askForConsent(): Promise<void> {
  const { question } = page.dataset;
  if (!question) return;
  try {
    if (localStorage[CONSENT_KEY]) return;
  } catch {
    // If storage is blocked, every page asks.
  }
  // Where it cannot be loaded, the app tries again when the page is idle.
  await import(/* @vite-ignore */ question).catch(() => undefined);
}
