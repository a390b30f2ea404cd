import { oneLine } from '#domain/validation/free-words.ts';
import type { components, operations } from '#openapi/generated/archive.ts';
import { isCallerKey } from '#server/newsroom/import/caller-key.ts';
import { type MessageReport, sendMessage } from '#server/outgoing/push/messages/send-message.ts';
import type { Handler } from '../../http/handler.ts';
import { callerKeyOf } from '../caller-key-of.ts';
import { refuse } from '../refusals.ts';
import { ok } from '../replies.ts';

const KINDS = { notizia: 'news', eccezionale: 'exceptional' } as const;

export const sendAlert: Handler<operations['sendAlert']> = async ({ headers, query, body, ...call }) => {
  if (!isCallerKey(callerKeyOf(headers.authorization), call.newsroomKey)) return refuse('key-not-valid');
  const title = oneLine(body.titolo);
  if (title === '') return refuse('no-title');
  const message = {
    kind: KINDS[body.tipo],
    topic: body.argomento,
    title,
    body: oneLine(body.testo),
    articleId: body.articolo,
    story: body.storia,
  };
  const options = { idempotencyKey: headers['idempotency-key'] ?? '', dryRun: query.prova ?? false };
  const sent = await sendMessage(message, options, { ...call, jobs: call.push.jobs });
  if (!sent.ok) return refuse(sent.error);
  const { id, audience, payload, report } = sent.value;
  return ok({
    avviso: id,
    lettori: audience.readers,
    dispositivi: audience.devices,
    messaggio: payload as Record<string, unknown>,
    resoconto: report && toResoconto(report),
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
  pianificato: report.decidedAt?.toISOString() ?? null,
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
