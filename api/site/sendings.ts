import type { LetterPreview, Sending, SendingLetter, SendingRequest } from '#domain/press-review/sending.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';
import { toSendingRequestWire } from './press-review-wire.ts';

/** Past and scheduled sendings, the latest first. @throws ApiError `access-denied`, `offline`. */
export async function listSendings({ site }: Api): Promise<Sending[]> {
  const call = site.GET('/api/user/rassegna/invii');
  const { data } = await unwrap('listSendings', call);
  return data.sendings;
}

/** A sending with the state of each letter. @throws ApiError `access-denied`, `not-found`, `offline`. */
export async function getSending(
  { site }: Api,
  id: string,
): Promise<{ sending: Sending; letters: SendingLetter[] }> {
  const call = site.GET('/api/user/rassegna/invii/{id}', { params: { path: { id } } });
  const { data } = await unwrap('getSending', call);
  return data;
}

/** A preview of the letter. @throws ApiError `access-denied`, `not-found`, `offline`. */
export async function previewSending({ site }: Api, request: SendingRequest): Promise<LetterPreview> {
  const call = site.POST('/api/user/rassegna/invii/anteprima', { body: toSendingRequestWire(request) });
  const { data } = await unwrap('previewSending', call);
  return data;
}

/** Sends a review or a selection. @returns the id of the sending. @throws ApiError `access-denied`, `not-found`, `too-many-attempts`, `offline`. PRS-04 */
export async function orderSending({ site }: Api, request: SendingRequest): Promise<string> {
  const call = site.POST('/api/user/rassegna/invii', { body: toSendingRequestWire(request) });
  const { data } = await unwrap('orderSending', call);
  return data.id;
}

/**
 * Cancels a sending that has not begun. @throws ApiError `access-denied`, `not-found`, `review-changed` (the
 * code that the contract also uses for a sending that has begun), `offline`.
 */
export async function cancelSending({ site }: Api, id: string): Promise<void> {
  const call = site.POST('/api/user/rassegna/invii/{id}/annulla', { params: { path: { id } } });
  await unwrap('cancelSending', call);
}

/**
 * Sends letters of a sending again. @returns the id of the new sending. @throws ApiError `access-denied`, `not-found`,
 * `too-many-attempts`, `offline`.
 */
export async function resend(
  { site }: Api,
  id: string,
  { idempotencyKey, letters }: { idempotencyKey: string; letters: readonly number[] },
): Promise<string> {
  const call = site.POST('/api/user/rassegna/invii/{id}/reinvia', {
    params: { path: { id } },
    body: { key: idempotencyKey, letters: [...letters] },
  });
  const { data } = await unwrap('resend', call);
  return data.id;
}
