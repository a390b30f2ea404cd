import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { EditPasswordScreen } from '#src/features/account/edit-password-screen.tsx';
import { headStrings } from '#src/features/account/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/user/profile/edit-password')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headStrings.password) }),
  head: loadedHead,
  component: EditPasswordRoute,
});

function EditPasswordRoute() {
  return <EditPasswordScreen {...root.useRouteContext()} />;
}
