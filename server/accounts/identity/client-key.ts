import { setRequester } from '#server/base/db/query-priority.ts';
import { addressBlock } from './address-block.ts';
import type { CounterDeps } from './counters.ts';
import type { Client } from './identity-service.ts';
import { knownBrowser } from './known-browser.ts';

export type Requester = Pick<Client, 'address' | 'cookie' | 'browser' | 'work'>;

/**
 * Who tries to sign in, or asks for a code: `name` is the e-mail or user name as it was typed and folded, whether or not
 * it has an account. Each name has counters of its own: that two share theirs would tell whose they are.
 */
export type Try = {
  name: string;
  client: Requester;
  now: Date;
};

/** What counts are kept by for who tries: what others do elsewhere has no part in it. */
export type ClientKey = {
  /** Nobody else's: a network, or a browser that its reader is known by. */
  key: string;
  known: boolean;
};

/** A browser that the reader has signed in with before stands for itself, any other for the network it is in. */
export async function clientKeyOf({ orm }: CounterDeps, { name, client }: Try): Promise<ClientKey> {
  const known = await knownBrowser(orm, client, name);
  if (known === null) return keyOfNetwork(client);
  const key = `browser ${known}`;
  setRequester(key);
  return { key, known: true };
}

/** So does a device that is signed in. */
export const keyOfDevice = (deviceId: string): ClientKey => ({ key: `device ${deviceId}`, known: true });

/** Where somebody is of whom nothing else is known. */
export const keyOfNetwork = ({ address }: Pick<Requester, 'address'>): ClientKey => ({
  key: addressBlock(address),
  known: false,
});
