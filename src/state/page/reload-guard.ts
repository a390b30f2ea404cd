import { HOME } from '#domain/addresses.ts';
import { ApiError, type ApiErrorKind } from '#domain/api-error.ts';
import { RELOADS_KEY } from '#domain/device-keys.ts';
import { afterLoadFailure } from '#domain/reload-guard.ts';

/** A page's script and its style sheet fail together: the document that goes because of it counts one failure. */
let leaving = false;

/**
 * Listener for `vite:preloadError`. A part of the app that cannot be loaded (an old page after a deployment, a broken
 * network) reloads the page, too many times in a row lead home. Offline nothing is reloaded: the offline page shows. The
 * event is not prevented, so that the import fails and the route shows its error meanwhile. NAV-20
 */
export function onPageLoadFailure({ payload }: VitePreloadErrorEvent): void {
  if (!navigator.onLine) {
    rename(payload, 'offline');
    return;
  }
  if (leaving) return;
  const { action, failures } = afterLoadFailure(Date.now(), earlierFailures());
  const counted = keepFailures(failures);
  if (action === 'reload' && counted) {
    leaving = true;
    location.reload();
    return;
  }
  rename(payload, 'unexpected');
  // Without a counter home could fail for ever too: there the error page stays.
  if (counted || location.pathname !== HOME) location.assign(HOME);
}

/** The router reloads by itself at the browser's own message for a missing module: only we decide that. */
function rename(error: Error, kind: ApiErrorKind): void {
  error.message = new ApiError(kind, { operation: 'loadPage' }).message;
}

function earlierFailures(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RELOADS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((at) => typeof at === 'number') : [];
  } catch {
    return []; // Blocked or broken storage holds no failures.
  }
}

function keepFailures(failures: number[]): boolean {
  try {
    localStorage.setItem(RELOADS_KEY, JSON.stringify(failures));
    return true;
  } catch {
    return false;
  }
}
