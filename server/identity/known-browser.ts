import type { Orm } from '../db/connect.ts';
import { findByCookie } from '../db/device-credentials.ts';
import { digestOf } from './secrets.ts';

/** Whether a browser is, or was until its session ended, signed in as whom `name` names: an e-mail or user name, folded. */
export async function isBrowserOf(orm: Orm, cookie: string, name: string): Promise<boolean> {
  const reader = (await findByCookie(orm, digestOf(cookie)))?.reader;
  return reader !== undefined && (reader.email === name || reader.username === name);
}
