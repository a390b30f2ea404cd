/**
 * Groups the cached addresses of the newsstand's origin by path. Pages, packs and downloaded issues are cached
 * elsewhere; no other call of an API is cached.
 */
import { CACHED, PRESS_READ, PRESS_WORK, SEARCH } from '#openapi/generated/offline-calls.ts';

/** Search answers have a small cache of their own, so that they do not push out articles. */
export const isSearch = (path: string): boolean => SEARCH.test(path);

/**
 * Calls of the newsstand's and the archive's API whose last answer is cached; without a session it is the same for
 * everybody.
 */
export const isCachedCall = (path: string): boolean => CACHED.test(path);

/** Calls of the press review, whose answers belong to one account. */
export const isPressReview = (path: string): boolean => isReadOnlyPressReview(path) || PRESS_WORK.test(path);

/**
 * Calls of the press review that only read: their copy is shown as soon as the network is late. The copy of data that
 * several people edit is shown only if the network fails.
 */
export const isReadOnlyPressReview = (path: string): boolean => PRESS_READ.test(path);

/** Pictures of articles, by hash and width. */
export const isPicture = (path: string): boolean => path.startsWith('/immagini/');

export const isBrandFile = (path: string): boolean =>
  path.startsWith('/brands/') || path === '/manifest.webmanifest';

/** Files of the build, whose names contain a hash of their contents. The worker handles packs of them separately. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/') && !path.endsWith('.pack');

/**
 * Addresses that the page may have the worker cache after it has loaded them: no searches, nothing private.
 */
export const isCachedForEverybody = (path: string): boolean =>
  isCachedCall(path) || isPicture(path) || isBrandFile(path) || isAsset(path);
