import { createFileRoute } from '@tanstack/react-router';
import { loadSignatures } from '#src/features/signatures/load-signatures.ts';
import { SignaturesScreen } from '#src/features/signatures/signatures-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/firme')({
  loader: async ({ context }) => loadSignatures(await context.api(), context.brand),
  head: loadedHead,
  component: () => <SignaturesScreen signatures={Route.useLoaderData().signatures} />,
});
