import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { POLL_FAST } from './often.ts';

/** The code is on a line of its own in a mail. */
const CODE = /^(\d{6})\r?$/m;

const outbox = () => process.env.EDICOLA_MAIL ?? '';

/** Mails to an address, the oldest first: file names contain the time. */
async function mailsTo(email: string): Promise<string[]> {
  const files = await readdir(outbox()).catch(() => []);
  // A mail that is still being written has another extension.
  const names = files.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(outbox(), name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

/** The code in the `nth` mail to an address, counted from 1, once it has arrived. */
export async function mailedCode(email: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length, POLL_FAST).toBeGreaterThanOrEqual(nth);
  const mail = (await mailsTo(email))[nth - 1] ?? '';
  const code = CODE.exec(mail)?.[1];
  if (!code) throw new Error(`no code in ${mail}`);
  return code;
}
