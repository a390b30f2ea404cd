import { loadStylesheets } from '#src/state/page/stylesheets.ts';
import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';

type Parts = typeof import('./deferred-parts.ts');

/** Once loaded, the parts are available for the next article from its first render. */
let loadedParts: Parts | null = null;
async function load(): Promise<Parts> {
  // Another render may show the parts as soon as they are known, so the stylesheets are loaded before.
  const [parts] = await Promise.all([import('./deferred-parts.ts'), loadStylesheets()]);
  loadedParts = parts;
  return parts;
}

/** Parts of an article that load when the page is idle, so that the first view does not wait for them. */
export const useDeferredParts = () => (useDeferredPart(load) ?? loadedParts)?.deferredParts;
