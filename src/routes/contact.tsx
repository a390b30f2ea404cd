import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { contactSearch } from '#domain/search-params/help.ts';
import { ContactScreen } from '#src/features/contact/contact-screen.tsx';
import { loadContact } from '#src/features/contact/load-contact.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/contact')({
  validateSearch: contactSearch,
  loader: async ({ context }) => loadContact(await context.api(), context.brand),
  head: loadedHead,
  component: ContactRoute,
});

function ContactRoute() {
  const { brand, api } = root.useRouteContext();
  const { contacts } = Route.useLoaderData();
  const { forceForm, argomento, oggetto } = Route.useSearch();
  return (
    <ContactScreen
      contacts={contacts}
      brand={brand}
      api={api}
      showsFormFirst={forceForm === 1}
      prefill={{ argomento: argomento ?? '', oggetto: String(oggetto ?? '') }}
    />
  );
}
