import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { headStrings } from '#src/features/purchases/upselling/strings.ts';
import { UpsellingScreen } from '#src/features/purchases/upselling/upselling-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/user/onboarding/upselling')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headStrings) }),
  head: loadedHead,
  component: UpsellingRoute,
});

function UpsellingRoute() {
  return <UpsellingScreen {...root.useRouteContext()} />;
}
