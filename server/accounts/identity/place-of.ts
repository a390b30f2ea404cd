import { nowKnownAs } from '#server/base/db/asking.ts';
import { addressBlock } from './address-block.ts';
import type { CountingDesk } from './counters.ts';
import type { Client } from './identity-desk.ts';
import { knownBrowser } from './known-browser.ts';

export type Asker = Pick<Client, 'address' | 'cookie' | 'browser' | 'work'>;

/**
 * Who tries to sign in, or asks for a code: `name` is the e-mail or user name as it was typed and folded, whether or not
 * it has an account. Each name has counters of its own: that two share theirs would tell whose they are.
 */
export type Try = {
  name: string;
  client: Asker;
  now: Date;
};

/** Where a try is made, for those who count: what others do elsewhere has no part in it. */
export type Place = {
  /** Nobody else's: a network, or a browser that its reader is known by. */
  key: string;
  known: boolean;
};

/** A browser that the reader has signed in with before stands for itself, any other for the network it is in. */
export async function placeOf({ orm }: CountingDesk, { name, client }: Try): Promise<Place> {
  const known = await knownBrowser(orm, client, name);
  if (known === null) return placeOfNetwork(client);
  const key = `browser ${known}`;
  nowKnownAs(key);
  return { key, known: true };
}

/** So does a device that is signed in. */
export const placeOfDevice = (deviceId: string): Place => ({ key: `device ${deviceId}`, known: true });

/** Where somebody is of whom nothing else is known. */
export const placeOfNetwork = ({ address }: Pick<Asker, 'address'>): Place => ({
  key: addressBlock(address),
  known: false,
});
