import type { Readable } from 'node:stream';
import type { operations } from '#openapi/generated/archive.ts';
import type { ImportReport } from '#server/newsroom/import/import-report.ts';
import type { Handler } from '../../http/handler.ts';
import { callerKeyOf } from '../caller-key-of.ts';
import { refuse } from '../refusals.ts';
import { ok } from '../replies.ts';

export const deliverItems: Handler<operations['deliverItems']> = async ({
  headers,
  query,
  body,
  brand,
  deliveries,
}) => {
  const received = await deliveries.receive({
    brand: brand.sigla,
    key: callerKeyOf(headers.authorization),
    idempotencyKey: headers['idempotency-key'],
    contentType: headers['content-type'] ?? '',
    dryRun: query.prova ?? false,
    body: body as Readable,
  });
  return received.ok ? ok(toWire(received.value)) : refuse(received.error);
};

const toWire = ({ imported, updated, unchanged, rejected, warnings }: ImportReport) => ({
  importati: imported,
  aggiornati: updated,
  invariati: unchanged,
  rifiutati: rejected.map(({ name, place, reason }) => ({ nome: name, posto: place, motivo: reason })),
  avvisi: warnings.map(({ name, text }) => ({ nome: name, testo: text })),
});
