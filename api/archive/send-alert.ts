import type { components } from '#openapi/generated/archive.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

type Wire = components['schemas'];

/** An alert as a newsroom writes it; a later alert of the same story replaces the one before. */
export type AlertToSend = {
  kind: 'news' | 'exceptional';
  /**
   * Slug of the topic; null for an exceptional alert to all readers, and for an article's alert to all who follow any
   * of its topics.
   */
  topic: string | null;
  title: string;
  body: string;
  articleId: number | null;
  story: string | null;
};

/**
 * `readers` and `devices` are the numbers of recipients; `report` counts what has become of the alert so far,
 * by state and reason; null for a trial run.
 */
export type SentAlert = {
  id: string | null;
  readers: number;
  devices: number;
  payload: unknown;
  report: {
    planned: boolean;
    readers: CountByState[];
    devices: CountByState[];
    opened: number;
    optedOut: number;
  } | null;
};

type CountByState = { state: string; reason: string | null; count: number };

type Call = { alert: AlertToSend; key: string; idempotencyKey: string; dryRun?: boolean };

const KINDS = { news: 'notizia', exceptional: 'eccezionale' } as const;

/**
 * Sends an alert in the name of the paper of the host, once for each idempotency key.
 * @throws ApiError `login-required` for a wrong key, `not-found` for a topic or article that the paper does not have PSH-04
 */
export async function sendAlert(
  { archive }: Api,
  { alert, key, idempotencyKey, dryRun = false }: Call,
): Promise<SentAlert> {
  const { kind, topic, title, body, articleId, story } = alert;
  const headers = { authorization: `Bearer ${key}` };
  const reply = await unwrap(
    'sendAlert',
    archive.POST('/v1/avvisi', {
      params: { header: { 'idempotency-key': idempotencyKey }, query: { prova: dryRun } },
      headers,
      body: {
        tipo: KINDS[kind],
        argomento: topic,
        titolo: title,
        testo: body,
        articolo: articleId,
        storia: story,
      },
    }),
  );
  const { avviso, lettori, dispositivi, messaggio, resoconto } = reply.data;
  const report = resoconto && {
    planned: resoconto.pianificato !== null,
    readers: resoconto.lettori.map(toCount),
    devices: resoconto.dispositivi.map(toCount),
    opened: resoconto.aperti,
    optedOut: resoconto.disattivati,
  };
  return { id: avviso, readers: lettori, devices: dispositivi, payload: messaggio, report };
}

const toCount = ({ stato, motivo, numero }: Wire['Conteggio']): CountByState => ({
  state: stato,
  reason: motivo,
  count: numero,
});
