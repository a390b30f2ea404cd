import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { downloadsHead } from '#src/features/downloads/downloads-head.ts';
import { DownloadsScreen } from '#src/features/downloads/downloads-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

/** The screen shows data saved on the device: nothing is loaded. NAV-25 */
export const Route = createFileRoute('/scaricati')({
  loader: ({ context }) => ({ head: downloadsHead(context.brand) }),
  head: loadedHead,
  component: DownloadsRoute,
});

function DownloadsRoute() {
  const { brand, api } = root.useRouteContext();
  return <DownloadsScreen brand={brand} today={root.useLoaderData().today} api={api} />;
}
