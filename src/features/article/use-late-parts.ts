import { usePart } from '#src/state/use-part.ts';

type Parts = typeof import('./late-parts.ts');

/** Once here they are there for the next article too, from its first moment. */
let known: Parts | null = null;
async function load(): Promise<Parts> {
  known ??= await import('./late-parts.ts');
  return known;
}

/** What an article has once its reader has settled: no first view waits for any of it. */
export const useLateParts = () => (usePart(load) ?? known)?.lateParts;
