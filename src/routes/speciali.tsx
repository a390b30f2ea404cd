import { createFileRoute } from '@tanstack/react-router';
import { loadSpecials } from '#src/features/specials/load-specials.ts';
import { SpecialsScreen } from '#src/features/specials/specials-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/speciali')({
  loader: async ({ context }) => loadSpecials(await context.api(), context.brand),
  head: loadedHead,
  component: () => <SpecialsScreen specials={Route.useLoaderData().specials} />,
});
