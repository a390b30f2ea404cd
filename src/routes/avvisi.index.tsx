import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { noticesHead } from '#src/features/notices/notices-head.ts';
import { NoticesScreen } from '#src/features/notices/notices-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

/** The screen shows data saved on the device: nothing is loaded. NOT-02 */
export const Route = createFileRoute('/avvisi/')({
  loader: ({ context }) => ({ head: noticesHead(context.brand) }),
  head: loadedHead,
  component: NoticesRoute,
});

function NoticesRoute() {
  return <NoticesScreen today={root.useLoaderData().today} />;
}
