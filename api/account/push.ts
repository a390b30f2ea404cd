import type { components } from '#openapi/generated/account.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/** State of a device's push subscription. PSH-01 */
export type PushStatus = {
  /** The server's public key for subscribing, in base64url. */
  key: string;
  /**
   * The push subscription that the server has stored: SHA-256 of its endpoint in hex, since when, and when it
   * last got an alert; null if it has no usable one.
   */
  stored: { endpointHash: string; since: string; lastAlert: string | null } | null;
};

export const toPushStatus = ({
  chiave,
  iscrizione,
}: components['schemas']['RispostaPush']['data']): PushStatus => ({
  key: chiave,
  stored: iscrizione && {
    endpointHash: iscrizione.impronta,
    since: iscrizione.dal,
    lastAlert: iscrizione.ultimo_avviso,
  },
});

/**
 * The state of this device's push subscription, with the server's key. @throws ApiError `login-required`, `offline`.
 * PSH-01
 */
export async function getPush({ account }: Api): Promise<PushStatus> {
  return toPushStatus((await unwrap('getPush', account.GET('/api/user/push'))).data);
}

/** Removes the push subscription of this device. @throws ApiError `login-required`, `offline`. PSH-01 */
export async function removePushSubscription({ account }: Api): Promise<void> {
  await unwrap('removePushSubscription', account.POST('/api/user/push/subscription/remove', { body: {} }));
}

/**
 * Has a test alert sent to this device. @throws ApiError `device-not-reached` if its push subscription no
 * longer exists, `too-many-attempts`, `push-service-not-reached` if its push service does not accept it now,
 * `offline`. PSH-01
 */
export async function sendTrialAlert({ account }: Api): Promise<void> {
  await unwrap('sendTrialAlert', account.POST('/api/user/push/test', { body: {} }));
}
