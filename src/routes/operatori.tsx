import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { AuthenticatedArea } from '#src/components/session/authenticated-area.tsx';
import { privateHead } from '#src/components/session/private-head.ts';
import { OperatorsScreen } from '#src/features/operators/operators-screen.tsx';
import { headWords } from '#src/features/operators/strings.ts';
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
