import { createFileRoute } from '@tanstack/react-router';
import { pageSearch } from '#domain/search-params/sections.ts';
import { loadSignature } from '#src/features/signatures/load-signature.ts';
import { SignatureScreen } from '#src/features/signatures/signature-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/firma/$slug')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) =>
    loadSignature(await context.api(), context.brand, params.slug, deps.pagina),
  head: loadedHead,
  component: () => <SignatureScreen contents={Route.useLoaderData().contents} />,
});
