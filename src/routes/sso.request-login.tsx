import { createFileRoute, redirect } from '@tanstack/react-router';
import { ApiError } from '#domain/api-error.ts';

/**
 * The server answers here itself, and every link to it leaves the app. Only where its answer did not come the app is asked:
 * it says so, and asks the server again when it is tried again. NAV-20, SHL-04
 */
export const Route = createFileRoute('/sso/request-login')({
  loader: ({ cause, location }) => {
    if (cause === 'stay' && navigator.onLine) {
      throw redirect({ href: location.href, reloadDocument: true, replace: true });
    }
    throw new ApiError('offline', { operation: 'requestLogin' });
  },
});
