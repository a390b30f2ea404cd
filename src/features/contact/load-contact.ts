import type { Api } from '#api/clients.ts';
import { getSupport } from '#api/site/get-support.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { CONTACT } from '#domain/support/contact-address.ts';
import { pageHead } from '#src/components/page-head.ts';
import { headStrings } from './strings.ts';

/** Contacts of customer service, and the head of their page. @throws ApiError. HLP-02, NAV-24 */
export async function loadContact(api: Api, { name, origin }: PublicBrand) {
  const contacts = await getSupport(api);
  return {
    contacts,
    head: pageHead({
      title: headStrings.title(name),
      description: headStrings.description(name, contacts.phone),
      url: origin + CONTACT,
      keywords: [...headStrings.keywords, name],
    }),
  };
}
