import { createFileRoute } from '@tanstack/react-router';
import { faqSearch } from '#domain/search-params/help.ts';
import { FaqScreen } from '#src/features/faq/faq-screen.tsx';
import { loadFaq } from '#src/features/faq/load-faq.ts';

/**
 * The answers change only with a release, so they are not loaded again at every navigation within the FAQ.
 */
const FRESH_MS = 600_000;

export const Route = createFileRoute('/faq')({
  validateSearch: faqSearch,
  loader: async ({ context, location }) => loadFaq(await context.api(), faqSearch(location.search).q),
  staleTime: FRESH_MS,
  head: async ({ match, loaderData }) =>
    loaderData
      ? (await import('#src/features/faq/faq-head.ts')).faqHead(
          match.context.brand,
          loaderData.categories,
          match.search,
        )
      : {},
  component: FaqRoute,
});

function FaqRoute() {
  const { api } = Route.useRouteContext();
  return <FaqScreen {...Route.useLoaderData()} query={Route.useSearch()} api={api} />;
}
