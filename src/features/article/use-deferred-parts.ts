import { loadStylesheets } from '#src/state/page/stylesheets.ts';
import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';

type Parts = typeof import('./deferred-parts.ts');

/** The loaded parts, so that the next article has them from its first render. */
let loadedParts: Parts | null = null;
async function load(): Promise<Parts> {
  // The parts may be rendered as soon as `loadedParts` is set, so their stylesheets are loaded before.
  const [parts] = await Promise.all([import('./deferred-parts.ts'), loadStylesheets()]);
  loadedParts = parts;
  return parts;
}

/** Parts of an article that load when the page is idle, so that the first view does not wait for them. */
export const useDeferredParts = () => (useDeferredPart(load) ?? loadedParts)?.deferredParts;
