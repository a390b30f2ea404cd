import { createFileRoute, redirect } from '@tanstack/react-router';
import { ApiError } from '#domain/api-error.ts';

/**
 * The server answers here itself, and every link to it leaves the app. The app renders this route only when the
 * server's answer did not arrive: it reports that, and a retry asks the server again. NAV-20, SHL-04
 */
export const Route = createFileRoute('/sso/request-login')({
  loader: ({ cause, location }) => {
    if (cause === 'stay' && navigator.onLine) {
      throw redirect({ href: location.href, reloadDocument: true, replace: true });
    }
    throw new ApiError('offline', { operation: 'requestLogin' });
  },
});
