import type { components } from '#openapi/generated/account.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** How a device is reached. PSH-01 */
export type PushStatus = {
  /** The public key that it subscribes with, in base64url. */
  key: string;
  /** SHA-256 in hex of the endpoint that the server knows, with instants; null where it knows none that can be used. */
  known: { endpointHash: string; since: string; lastAlert: string | null } | null;
};

export const toPushStatus = ({
  chiave,
  iscrizione,
}: components['schemas']['RispostaPush']['data']): PushStatus => ({
  key: chiave,
  known: iscrizione && {
    endpointHash: iscrizione.impronta,
    since: iscrizione.dal,
    lastAlert: iscrizione.ultimo_avviso,
  },
});

/** Whether this device is reached, and by which key. @throws ApiError `login-required`, `offline`. PSH-01 */
export async function getPush({ account }: Api): Promise<PushStatus> {
  return toPushStatus((await unwrap('getPush', account.GET('/api/user/push'))).data);
}

/** This device is reached no longer. @throws ApiError `login-required`, `offline`. PSH-01 */
export async function removePushSubscription({ account }: Api): Promise<void> {
  await unwrap('removePushSubscription', account.POST('/api/user/push/subscription/remove', { body: {} }));
}

/**
 * Has one sent to this device. @throws ApiError `device-not-reached` where there is no way to it any more,
 * `too-many-attempts`, `push-service-not-reached` where its push service does not take it now, `offline`. PSH-01
 */
export async function sendTrialAlert({ account }: Api): Promise<void> {
  await unwrap('sendTrialAlert', account.POST('/api/user/push/test', { body: {} }));
}
