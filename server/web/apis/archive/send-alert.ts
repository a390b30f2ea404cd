import { oneLine } from '#domain/validation/free-words.ts';
import type { components, operations } from '#openapi/generated/archive.ts';
import { isCallerKey } from '#server/newsroom/import/caller-key.ts';
import { type MessageReport, sendMessage } from '#server/outgoing/push/messages/send-message.ts';
import type { Handler } from '../../http/handler.ts';
import { bearerOf } from '../bearer-of.ts';
import { ok, refusal } from '../replies.ts';

const KINDS = { notizia: 'news', eccezionale: 'exceptional' } as const;

const REFUSALS = {
  'no-topic': refusal(
    404,
    'ERR_TOPIC_NOT_FOUND',
    'the paper has no such topic, and nobody follows anything of it; only what is exceptional is for all',
  ),
  'no-article': refusal(404, 'ERR_ARTICLE_NOT_FOUND', 'the paper has no such article'),
  'other-body': refusal(422, 'ERR_OTHER_BODY', 'this Idempotency-Key belongs to another alert'),
  'no-queue': refusal(503, 'ERR_BUSY', 'the queue takes nothing now: try again in a minute'),
} as const;

export const sendAlert: Handler<operations['sendAlert']> = async ({ headers, query, body, ...call }) => {
  if (!isCallerKey(bearerOf(headers.authorization), call.newsroomKey))
    return refusal(401, 'ERR_KEY_NOT_VALID', 'the key is not this newspaper’s');
  const title = oneLine(body.titolo);
  if (title === '') return refusal(400, 'ERR_BAD_REQUEST', 'titolo shows nothing');
  const said = {
    ...{ kind: KINDS[body.tipo], topic: body.argomento, title, body: oneLine(body.testo) },
    ...{ articleId: body.articolo, story: body.storia },
  };
  const how = { idempotencyKey: headers['idempotency-key'] ?? '', dryRun: query.prova ?? false };
  const sent = await sendMessage(said, how, { ...call, jobs: call.push.jobs });
  if (typeof sent === 'string') return REFUSALS[sent];
  return ok({
    avviso: sent.id,
    lettori: sent.audience.readers,
    dispositivi: sent.audience.devices,
    messaggio: sent.payload as Record<string, unknown>,
    resoconto: sent.report && toResoconto(sent.report),
  });
};

const STATES = {
  accepted: 'accettato',
  gone: 'finito',
  later: 'in-attesa',
  sending: 'in-corso',
  failed: 'fallito',
} as const;
const DELIVERY_MODES = { alone: 'subito', digest: 'riepilogo' } as const;

const toResoconto = (report: MessageReport): components['schemas']['Resoconto'] => ({
  pianificato: report.plannedAt?.toISOString() ?? null,
  lettori: report.readers.map((row) => ({
    stato: row.how ? DELIVERY_MODES[row.how] : 'escluso',
    motivo: row.dropped,
    numero: row.readers,
  })),
  dispositivi: report.devices.map((row) => ({
    stato: STATES[row.status],
    motivo: row.reason,
    numero: row.devices,
  })),
  aperti: report.opened,
  disattivati: report.optedOut,
});
