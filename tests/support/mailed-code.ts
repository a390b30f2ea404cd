import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { POLL_FAST } from './often.ts';

/** A code stands on a line of its own in a mail's words. */
const CODE = /^(\d{6})\r?$/m;

const outbox = () => process.env.EDICOLA_MAIL ?? '';

/** Mails to an address, the oldest first: files are named by their time. */
async function mailsTo(email: string): Promise<string[]> {
  const files = await readdir(outbox()).catch(() => []);
  // One that is still being written is called otherwise.
  const names = files.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(outbox(), name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

/** The code in the mail to an address that is the `nth`, counted from 1, once it has come. */
export async function mailedCode(email: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length, POLL_FAST).toBeGreaterThanOrEqual(nth);
  const mail = (await mailsTo(email))[nth - 1] ?? '';
  const code = CODE.exec(mail)?.[1];
  if (!code) throw new Error(`no code in ${mail}`);
  return code;
}
