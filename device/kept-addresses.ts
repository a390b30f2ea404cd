/**
 * What the worker keeps, by the path of an address on the newsstand's own origin; of calls what their contract says
 * (`x-offline`). Whatever is not named here never is.
 */
import { CACHED, PRESS_READ, PRESS_WORK, SEARCH } from '#openapi/generated/offline-calls.ts';

/** Answers of searches are too many to be worth the room of what is read: only the last ones are kept, for themselves. */
export const isSearch = (path: string): boolean => SEARCH.test(path);

/** Answers of the newsstand's and the archive's calls, the same for every visitor. */
export const isIssueData = (path: string): boolean => CACHED.test(path);

/** What a press office reads and works on, for its account alone. */
export const isPressReview = (path: string): boolean => isReadOnlyPressReview(path) || PRESS_WORK.test(path);

/** Of it what is only read, and may be as old as the last look at it: what is worked on may not. */
export const isReadOnlyPressReview = (path: string): boolean => PRESS_READ.test(path);

/** Pictures of articles, by hash and width. */
export const isPicture = (path: string): boolean => path.startsWith('/immagini/');

export const isBrandFile = (path: string): boolean =>
  path.startsWith('/brands/') || path === '/manifest.webmanifest';

/** Files of the build. Their names hold a hash of their contents. Packs of them are the worker’s own affair. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/') && !path.endsWith('.pack');

export const isKept = (path: string): boolean =>
  isIssueData(path) || isPicture(path) || isBrandFile(path) || isAsset(path);
