import type { components } from '#openapi/generated/account.ts';

/** How a device is reached. PSH-01 */
export type PushReach = {
  /** The public key that it subscribes with, in base64url. */
  key: string;
  /** SHA-256 in hex of the endpoint that the server knows, with instants; null where it knows none that can be used. */
  known: { endpointHash: string; since: string; lastAlert: string | null } | null;
};

export const toPushReach = ({
  chiave,
  iscrizione,
}: components['schemas']['RispostaPush']['data']): PushReach => ({
  key: chiave,
  known: iscrizione && {
    endpointHash: iscrizione.impronta,
    since: iscrizione.dal,
    lastAlert: iscrizione.ultimo_avviso,
  },
});
