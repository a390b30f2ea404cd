import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { InvoicingScreen } from '#src/features/account/profile/invoicing-screen.tsx';
import { headStrings } from '#src/features/account/profile/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/user/profile/invoicing')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headStrings.invoicing) }),
  head: loadedHead,
  component: InvoicingRoute,
});

function InvoicingRoute() {
  return <InvoicingScreen {...root.useRouteContext()} />;
}
