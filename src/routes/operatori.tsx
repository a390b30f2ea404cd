import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { OperatorsScreen } from '#src/features/operators/operators-screen.tsx';
import { headWords } from '#src/features/operators/strings.ts';
import { AuthenticatedArea } from '#src/paper/session/authenticated-area.tsx';
import { privateHead } from '#src/paper/session/private-head.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/operatori')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headWords) }),
  head: loadedHead,
  component: OperatorsRoute,
});

function OperatorsRoute() {
  const { api } = root.useRouteContext();
  return (
    <AuthenticatedArea>
      <OperatorsScreen api={api} />
    </AuthenticatedArea>
  );
}
