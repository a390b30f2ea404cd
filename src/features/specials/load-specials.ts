import type { Api } from '#api/clients.ts';
import { listSpecials } from '#api/site/list-specials.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { SPECIALS } from '#domain/collection-addresses.ts';
import { pageHead } from '#src/components/page-head.ts';
import { forTeaser } from '#src/components/slim.ts';
import { headStrings } from './strings.ts';

/** Number of specials named in the list's description. */
const MAX_NAMED = 4;

/** Loads the paper's specials and the head of their page. @throws ApiError. NAV-05 */
export async function loadSpecials(api: Api, { name, origin }: PublicBrand) {
  const specials = await listSpecials(api);
  const names = specials.slice(0, MAX_NAMED).map(({ special }) => special.name);
  return {
    specials: specials.map((overview) => ({ ...overview, lead: forTeaser(overview.lead) })),
    head: pageHead({
      title: headStrings.specials(name),
      description: headStrings.specialsDescription(name, names.join(', ')),
      url: origin + SPECIALS,
      keywords: [...names, name],
    }),
  };
}
