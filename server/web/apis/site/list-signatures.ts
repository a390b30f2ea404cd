import type { operations } from '#openapi/generated/site.ts';
import { readSignatures } from '#server/newsroom/content/signatures.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';
import { toFirma } from './wire.ts';

export const listSignatures: Handler<operations['listSignatures']> = async ({ orm, brand, now }) => {
  const digests = await readSignatures(orm, brand, now);
  return ok({
    firme: digests.map(({ signature, articles, latest }) => ({
      firma: toFirma(signature),
      articoli: articles,
      ultimo: latest,
    })),
  });
};
