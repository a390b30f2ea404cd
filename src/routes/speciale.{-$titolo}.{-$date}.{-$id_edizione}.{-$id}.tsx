import { createFileRoute } from '@tanstack/react-router';
import { specialSearch } from '#domain/search-params/sections.ts';
import { loadSpecial } from '#src/features/specials/load-special.ts';
import { SpecialScreen } from '#src/features/specials/special-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/speciale/{-$titolo}/{-$date}/{-$id_edizione}/{-$id}')({
  validateSearch: specialSearch, // what the path leaves out may come from the query, NAV-08
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => loadSpecial(await context.api(), context.brand, params, deps),
  head: loadedHead,
  component: () => <SpecialScreen contents={Route.useLoaderData().contents} />,
});
