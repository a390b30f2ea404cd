import { setTimeout } from 'node:timers/promises';
import type { Mail, Mailer } from '#server/base/mail/mailer.ts';

/** Guards against a hanging test: the queue may send other mails first, on a busy machine. */
const TIMEOUT_MS = 60_000;
const LOOK_MS = 5;

/** Collects mails instead of sending them. They are sent after the answer, so a test waits for them. */
export function collectMails() {
  const mails: Mail[] = [];
  const to = (address: string) => mails.filter((mail) => mail.to === address);
  const mailer: Mailer = {
    send: async (_brand, mail) => void mails.push(mail),
  };
  /** The mails to an address, once there are `count`. @throws Error when they do not arrive */
  async function wait(address: string, count = 1): Promise<Mail[]> {
    const end = performance.now() + TIMEOUT_MS;
    while (to(address).length < count) {
      if (performance.now() > end) throw new Error(`${to(address).length} of ${count} mails to ${address}`);
      await setTimeout(LOOK_MS);
    }
    return to(address);
  }
  /**
   * Makes a call that mails an address and waits for the mail: two mails requested at the same time may arrive in any
   * order.
   */
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
    /** The code in the latest mail to an address, once there are `count`. */
    code: async (address: string, count = 1) => codeIn((await wait(address, count)).at(-1)),
  };
}

export type KeptMails = ReturnType<typeof collectMails>;

/** The six-digit code on a line of its own in a mail. */
export function codeIn(mail: Pick<Mail, 'text'> | undefined): string {
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error('the mail holds no code');
  return code;
}
