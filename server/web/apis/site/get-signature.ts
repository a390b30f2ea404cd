import type { operations } from '#openapi/generated/site.ts';
import { readSignature } from '#server/newsroom/content/signatures.ts';
import type { Handler } from '../../http/handler.ts';
import { ok, refusal } from '../replies.ts';
import { toArticoloBreve, toFirma } from './wire.ts';

export const getSignature: Handler<operations['getSignature']> = async ({ query, orm, brand, now }) => {
  const contents = await readSignature(orm, brand, query.slug, query.pagina ?? 1, now);
  if (!contents) return refusal(404, 'ERR_SIGNATURE_NOT_FOUND', 'no such author in this newspaper');
  return ok({
    firma: toFirma(contents.signature),
    totale: contents.total,
    pagina: contents.page,
    pagine: contents.pages,
    articoli: contents.articles.map(toArticoloBreve),
  });
};
