import { createFileRoute, notFound } from '@tanstack/react-router';

/** Any other address. NAV-01 */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound();
  },
});
