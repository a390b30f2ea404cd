import type { Readable } from 'node:stream';
import type { operations } from '#openapi/generated/archive.ts';
import type { ImportReport } from '#server/newsroom/import/import-report.ts';
import type { Handler } from '../../http/handler.ts';
import { bearerOf } from '../bearer-of.ts';
import { ok, refusal } from '../replies.ts';

const REFUSALS = {
  'not-this-key': refusal(401, 'ERR_KEY_NOT_VALID', 'the key is not this newspaper’s'),
  'too-large': refusal(413, 'ERR_TOO_LARGE', 'the body is too large: hand it in by parts'),
  'not-answered-yet': refusal(
    409,
    'ERR_NOT_ANSWERED_YET',
    'a call with this Idempotency-Key is being answered',
  ),
  'other-body': refusal(422, 'ERR_OTHER_BODY', 'this Idempotency-Key belongs to another body'),
  'other-rehearsal': refusal(
    422,
    'ERR_OTHER_REHEARSAL',
    'this Idempotency-Key belongs to the same body with another `prova`: a rehearsal wants a key of its own',
  ),
  stopping: refusal(
    503,
    'ERR_STOPPING',
    'the server is stopping: hand it in again, what is there already stays',
  ),
  busy: refusal(503, 'ERR_BUSY', 'other deliveries are waiting: try again in a minute'),
} as const;

export const deliverItems: Handler<operations['deliverItems']> = async ({
  headers,
  query,
  body,
  brand,
  deliveries,
}) => {
  const answer = await deliveries.receive({
    brand: brand.sigla,
    key: bearerOf(headers.authorization),
    idempotencyKey: headers['idempotency-key'],
    contentType: headers['content-type'] ?? '',
    dryRun: query.prova ?? false,
    body: body as Readable,
  });
  return answer.kind === 'report' ? ok(toWire(answer.report)) : REFUSALS[answer.kind];
};

const toWire = ({ imported, updated, unchanged, rejected, warnings }: ImportReport) => ({
  importati: imported,
  aggiornati: updated,
  invariati: unchanged,
  rifiutati: rejected.map(({ name, place, reason }) => ({ nome: name, posto: place, motivo: reason })),
  avvisi: warnings.map(({ name, text }) => ({ nome: name, testo: text })),
});
