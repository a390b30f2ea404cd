import { HOME } from '#domain/addresses.ts';
import { ApiError, type ApiErrorKind } from '#domain/api-error.ts';
import { RELOADS_KEY } from '#domain/device-keys.ts';
import { afterLoadFailure } from '#domain/reload-guard.ts';

/** A page's script and its stylesheet may both fail; a document that is being left counts one failure. */
let isLeaving = false;

/**
 * Listener for `vite:preloadError`. A part of the app that cannot be loaded (an old page after a deployment, a broken
 * network) reloads the page; too many failures in a row lead to the front page. Offline nothing is reloaded: the
 * offline page is shown. The event is not prevented, so that the import fails and the route shows its error meanwhile.
 * NAV-20
 */
export function onPageLoadFailure({ payload }: VitePreloadErrorEvent): void {
  if (!navigator.onLine) {
    replaceMessage(payload, 'offline');
    return;
  }
  if (isLeaving) return;
  const { action, failures } = afterLoadFailure(Date.now(), earlierFailures());
  const isSaved = saveFailures(failures);
  if (action === 'reload' && isSaved) {
    isLeaving = true;
    location.reload();
    return;
  }
  replaceMessage(payload, 'unexpected');
  // Without a counter the front page could fail forever too: there the error page stays.
  if (isSaved || location.pathname !== HOME) location.assign(HOME);
}

/**
 * Changes the message, because the router itself reloads on the browser's message for a missing module, and only this
 * guard may decide that.
 */
function replaceMessage(error: Error, kind: ApiErrorKind): void {
  error.message = new ApiError(kind, { operation: 'loadPage' }).message;
}

function earlierFailures(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RELOADS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((at) => typeof at === 'number') : [];
  } catch {
    return []; // Blocked or broken storage counts as no failures.
  }
}

function saveFailures(failures: number[]): boolean {
  try {
    localStorage.setItem(RELOADS_KEY, JSON.stringify(failures));
    return true;
  } catch {
    return false;
  }
}
