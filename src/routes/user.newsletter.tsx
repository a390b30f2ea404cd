import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { NewslettersScreen } from '#src/features/account/newsletters/newsletters-screen.tsx';
import { headStrings } from '#src/features/account/newsletters/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/user/newsletter')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headStrings) }),
  head: loadedHead,
  component: NewslettersRoute,
});

function NewslettersRoute() {
  return <NewslettersScreen {...root.useRouteContext()} />;
}
