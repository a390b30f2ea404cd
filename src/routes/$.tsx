import { createFileRoute, notFound, redirect } from '@tanstack/react-router';

/** Any other address: one of a route that is still to come, or nobody's. NAV-01 */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    if (await context.findRoute?.(location.pathname)) throw redirect({ href: location.href, replace: true });
  },
  loader: () => {
    throw notFound();
  },
});
