import { loadStylesheets } from '#src/state/page/stylesheets.ts';
import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';

type Parts = typeof import('./deferred-parts.ts');

/** Once here they are there for the next article too, from its first moment. */
let known: Parts | null = null;
async function load(): Promise<Parts> {
  // Shown by an earlier render without its styles it would stand there bare.
  const [parts] = await Promise.all([import('./deferred-parts.ts'), loadStylesheets()]);
  known = parts;
  return parts;
}

/** What an article has once the page is idle: no first view waits for any of it. */
export const useDeferredParts = () => (useDeferredPart(load) ?? known)?.deferredParts;
