// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { supportTickets } from '#server/base/db/schema/help-schema.ts';
import type { Mail, Mailer } from '#server/base/mail/mailer.ts';
import { unfinishedTicketIds } from '#server/help/db/support-tickets.ts';
import { mailTicket } from '#server/help/support/tickets/mail-ticket.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();

const READER = 'giulia.ferrante@posta.it';
const OWN = 'assistenza@ilmessaggero.it';
const DESK = 'privacy@ilmessaggero.it';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

const ticket = {
  id: randomUUID(),
  brand: 'MG' as const,
  email: READER,
  topic: 'privacy' as const,
  subject: 'a',
  message: 'dieci segni',
  createdAt: new Date(),
  attachment: PNG,
  attachmentName: 'a.png',
  attachmentType: 'image/png',
};

beforeEach(async () => {
  await database().orm.insert(supportTickets).values(ticket);
});

let reported: unknown[];
beforeEach(() => {
  reported = [];
});

const mail = (mailer: Mailer) =>
  mailTicket(ticket.id, {
    orm: database().orm,
    mailer,
    now: () => new Date(),
    mailboxes: { privacy: DESK },
    report: (error) => reported.push(error),
  });

const rowNow = async () => (await database().orm.select().from(supportTickets))[0];
const waiting = () => unfinishedTicketIds(database().orm, new Date(0));

/** An error like a mail server's, whose text names the address. */
const refusal = (code: 'EENVELOPE' | 'EMESSAGE', address: string) =>
  Object.assign(new Error(`550 <${address}>`), {
    code,
    command: code === 'EENVELOPE' ? 'RCPT TO' : 'DATA',
    responseCode: 550,
    rejected: [address],
  });

/** A mailer that accepts all mails except those that it refuses permanently. */
function picky(refuses: (sent: Mail) => boolean) {
  const sent: Mail[] = [];
  const mailer: Mailer = {
    send: async (_brand, letter) => {
      if (refuses(letter)) throw refusal(letter.attachments ? 'EMESSAGE' : 'EENVELOPE', letter.to);
      sent.push(letter);
    },
  };
  return { sent, mailer };
}

const toldOf = (sent: readonly Mail[]) =>
  sent.map(({ to, attachments = [] }) => [to, attachments.map(({ name }) => name)]);

describe('HLP-02 a mail server', () => {
  const down: Mailer = { send: () => Promise.reject(new Error('ECONNREFUSED')) };

  test('that is down loses no mail, and no mail is sent twice', async () => {
    await expect(mail(down)).rejects.toThrow('ECONNREFUSED');
    expect(await waiting()).toEqual([ticket.id]);
    const sent: Mail[] = [];
    let broken = true;
    const half: Mailer = {
      send: async (_brand, letter) => {
        if (letter.to === READER && broken) throw new Error('ECONNRESET');
        sent.push(letter);
      },
    };
    await expect(mail(half)).rejects.toThrow('ECONNRESET');
    expect(await waiting()).toEqual([ticket.id]);
    broken = false;
    await mail(half);
    await mail(half);
    expect(toldOf(sent)).toEqual([
      [DESK, ['a.png']],
      [READER, []],
    ]);
    expect(sent[0]?.text).toContain('In allegato: a.png.');
    expect(await waiting()).toEqual([]);
  });

  test('that does not know the reader’s address does not stop the mail to the desk', async () => {
    await mail(picky(({ to }) => to === READER).mailer);
    expect(await waiting()).toEqual([]);
    expect(reported).toHaveLength(1);
  });

  test('gets no mail for a ticket that was deleted', async () => {
    await database().orm.delete(supportTickets);
    await expect(mail(down)).resolves.toBeUndefined();
  });
});

describe('HLP-02 what a mail server refuses permanently', () => {
  test('is a file: the message is sent without it, and both sides are informed', async () => {
    const { sent, mailer } = picky(({ attachments }) => attachments !== undefined);
    await mail(mailer);
    expect(toldOf(sent)).toEqual([
      [DESK, []],
      [READER, []],
    ]);
    expect(sent[0]?.text).toContain('«a.png», che il server di posta ha rifiutato');
    expect(sent[0]?.text).not.toContain('In allegato');
    expect(sent[1]?.text).toContain('Il file che hai allegato non ci è arrivato');
    // The address is unconfirmed, so the receipt does not name the file.
    expect(sent[1]?.text).not.toContain('a.png');
    expect(await waiting()).toEqual([]);
    expect(await rowNow()).toMatchObject({ fileRefused: true, attachment: null });
  });

  test('is mentioned in the receipt also when the receipt is sent later', async () => {
    const first = picky(({ attachments }) => attachments !== undefined);
    const dropped: Mailer = {
      send: async (brand, letter) => {
        if (letter.to === READER) throw new Error('ECONNRESET');
        await first.mailer.send(brand, letter);
      },
    };
    await expect(mail(dropped)).rejects.toThrow('ECONNRESET');
    const { sent, mailer } = picky(() => false);
    await mail(mailer);
    expect(toldOf(sent)).toEqual([[READER, []]]);
    expect(sent[0]?.text).toContain('Il file che hai allegato non ci è arrivato');
  });

  test('is a desk that does not exist: the message goes to the paper’s own address, with its file', async () => {
    const { sent, mailer } = picky(({ to }) => to === DESK);
    await mail(mailer);
    expect(toldOf(sent)).toEqual([
      [OWN, ['a.png']],
      [READER, []],
    ]);
    expect(sent[1]?.text).not.toContain('non ci è arrivato');
    expect(await rowNow()).toMatchObject({ fileRefused: false, attachment: null });
  });

  test('at every address is reported without addresses, and waits for the next round', async () => {
    const { sent, mailer } = picky(({ to }) => to !== READER);
    await mail(mailer);
    expect(sent).toEqual([]);
    expect(await waiting()).toEqual([ticket.id]);
    expect(reported.map((error) => (error as Error).message)).toEqual([
      'MG-000001: its file was refused at the mailbox for privacy',
      'MG-000001: its mail was refused at the mailbox for privacy',
      'MG-000001: its file was refused at the paper’s own address',
      'MG-000001: its mail was refused at the paper’s own address',
    ]);
    const { cause } = reported[0] as Error;
    expect(`${cause} ${JSON.stringify(cause)}`).not.toContain('@');
  });
});
