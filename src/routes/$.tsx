import { createFileRoute, notFound, redirect } from '@tanstack/react-router';

/** Catch-all for any other address: of a route that is not loaded yet, or of none. NAV-01 */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    if (await context.hasRoute?.(location.pathname)) throw redirect({ href: location.href, replace: true });
  },
  loader: () => {
    throw notFound();
  },
});
