import type { Api } from '#api/clients.ts';
import { listSignatures } from '#api/site/list-signatures.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { SIGNATURES } from '#domain/collection-addresses.ts';
import { pageHead } from '#src/components/page-head.ts';
import { headStrings } from './strings.ts';

/** The paper's authors and the head of their page. @throws ApiError. NAV-04 */
export async function loadSignatures(api: Api, { name, origin }: PublicBrand) {
  return {
    signatures: await listSignatures(api),
    head: pageHead({
      title: headStrings.signatures(name),
      description: headStrings.signaturesDescription(name),
      url: origin + SIGNATURES,
      keywords: ['firme', name],
    }),
  };
}
