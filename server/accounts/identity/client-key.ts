import { setRequester } from '#server/base/db/query-priority.ts';
import { addressBlock } from './address-block.ts';
import type { CounterDeps } from './counters.ts';
import type { Client } from './identity-service.ts';
import { knownBrowser } from './known-browser.ts';

export type CountedClient = Pick<Client, 'address' | 'cookie' | 'browser' | 'work'>;

/**
 * A try to sign in, or a request for a code: `name` is the e-mail or user name in its stored form, whether or
 * not it has an account. Each name has counters of its own: if two shared theirs, that would reveal that they
 * belong to the same account.
 */
export type SignInTry = {
  name: string;
  client: CountedClient;
  now: Date;
};

/** The key under which a client's tries are counted, so that tries of other clients do not affect it. */
export type ClientKey = {
  /** Key of a network, or of a browser that the reader has signed in with. */
  key: string;
  /** Whether the client is a browser or device that the reader has signed in with. */
  known: boolean;
};

/** A browser that the reader has signed in with before is counted by itself, any other by its network. */
export async function clientKeyOf(
  { orm }: CounterDeps,
  { name, client, now }: SignInTry,
): Promise<ClientKey> {
  const browserId = await knownBrowser(orm, client, { name, now });
  if (browserId === null) return keyOfNetwork(client);
  const key = `browser ${browserId}`;
  setRequester(key);
  return { key, known: true };
}

/** A signed-in device is counted by itself. */
export const keyOfDevice = (deviceId: string): ClientKey => ({ key: `device ${deviceId}`, known: true });

/** A client about which nothing else is known is counted by its network. */
export const keyOfNetwork = ({ address }: Pick<CountedClient, 'address'>): ClientKey => ({
  key: addressBlock(address),
  known: false,
});
