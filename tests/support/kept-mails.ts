import { setTimeout } from 'node:timers/promises';
import type { Mail, Mailer } from '#server/base/mail/mailer.ts';

/** Guards against what hangs: the queue may have others to mail first, on a machine that is busy. */
const TIMEOUT_MS = 60_000;
const LOOK_MS = 5;

/** Keeps mails instead of sending them. They are sent after the answer, so a test waits for them. */
export function keptMails() {
  const mails: Mail[] = [];
  const to = (address: string) => mails.filter((mail) => mail.to === address);
  const mailer: Mailer = {
    send: async (_brand, mail) => void mails.push(mail),
  };
  /** The mails to an address, as soon as there are `count`. @throws Error when they do not come. */
  async function wait(address: string, count = 1): Promise<Mail[]> {
    const end = performance.now() + TIMEOUT_MS;
    while (to(address).length < count) {
      if (performance.now() > end) throw new Error(`${to(address).length} of ${count} mails to ${address}`);
      await setTimeout(LOOK_MS);
    }
    return to(address);
  }
  /** Does what mails one to an address, and waits for that: two that are asked for at once may come in any order. */
  async function after<Reply extends { statusCode: number }>(address: string, ask: () => Promise<Reply>) {
    const before = to(address).length;
    const reply = await ask();
    if (reply.statusCode === 200) await wait(address, before + 1);
    return reply;
  }
  return {
    mailer,
    to,
    wait,
    after,
    clear: () => void mails.splice(0),
    /** The code in the mail that came last to an address, of `count`. */
    code: async (address: string, count = 1) => codeIn((await wait(address, count)).at(-1)),
  };
}

export type KeptMails = ReturnType<typeof keptMails>;

/** The six digits that stand by themselves in a mail. */
export function codeIn(mail: Pick<Mail, 'text'> | undefined): string {
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error('the mail holds no code');
  return code;
}
