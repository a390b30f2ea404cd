import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { folderMailer } from './folder-mailer.ts';
import { type Mailer, MailUnavailable } from './mailer.ts';
import { readEml } from './read-eml.ts';
import { retryingMailer } from './retrying-mailer.ts';

const [BRAND] = BRANDS;
const MAIL = {
  to: 'anna@esempio.it',
  subject:
    'Già qui: perché l’àncora «è» tua, con un oggetto lungo che non sta su una riga sola · Il Messaggero',
  text: 'Città =3D\n\n042317\n\nhttps://edicola.example/?a=b&c=d\n',
  html: '<p>Città =3D</p>',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-mail-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the outbox', () => {
  test('stores each mail as a file that only its owner can read', async () => {
    const mailer = folderMailer(join(folder, 'mail'));
    for (const subject of ['uno', 'due', 'tre']) await mailer.send(BRAND, { ...MAIL, subject });
    const names = (await readdir(join(folder, 'mail'))).sort();
    expect(names).toHaveLength(3);
    const sources = await Promise.all(names.map((name) => readFile(join(folder, 'mail', name), 'utf8')));
    const mails = await Promise.all(sources.map((source) => readEml(source)));
    expect(mails.map(({ subject }) => subject)).toEqual(['uno', 'due', 'tre']);
    expect((await stat(join(folder, 'mail', names[0] ?? ''))).mode & 0o077).toBe(0);
  });

  test('reads back the mail that was written', async () => {
    await folderMailer(folder).send(BRAND, MAIL);
    const [name = ''] = await readdir(folder);
    const mail = await readEml(await readFile(join(folder, name), 'utf8'));
    expect(mail).toMatchObject({ ...MAIL, from: 'Il Messaggero <edicola@ilmessaggero.it>' });
    expect(Date.parse(mail.date)).toBeGreaterThan(0);
  });

  test('reads back an attachment, whatever characters its name has', async () => {
    const attachments = [
      { name: 'Rassegna di Forlì.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
    ];
    await folderMailer(folder).send(BRAND, { ...MAIL, attachments });
    const [name = ''] = await readdir(folder);
    expect(await readEml(await readFile(join(folder, name), 'utf8'))).toMatchObject({ ...MAIL, attachments });
  });
});

test.each([
  ["nicolo.d'amico@foglio.example", 'Ta’ 🇮🇹 日本 ☎'],
  ['rossi&figli+a=b@foglio.example', '🎉 '.repeat(30).trim()],
  ['info@xn--caff-8oa.example', '👩‍👩‍👧 शुभ العربية שלום ไทย e\u0300 𠮷 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('ACC-07 a mail to %s keeps the characters of %s', async (to, subject) => {
  const html = `<p>${subject}</p>`;
  await folderMailer(folder).send(BRAND, { to, subject, text: `${subject}\n`, html });
  const [name = ''] = await readdir(folder);
  const source = await readFile(join(folder, name), 'utf8');
  expect(await readEml(source)).toMatchObject({ to, subject, text: `${subject}\n`, html });
});

describe('HLP-02 the outbox is ready', () => {
  test('while its folder can be written, and the check leaves no file there', async () => {
    const mailer = retryingMailer(folderMailer(join(folder, 'mail')), new AbortController().signal);
    await mailer.ready?.();
    expect(await readdir(join(folder, 'mail'))).toEqual([]);
  });

  test('no longer once its folder cannot be written', async () => {
    await writeFile(join(folder, 'mail'), 'no folder');
    const mailer = retryingMailer(folderMailer(join(folder, 'mail')), new AbortController().signal);
    await expect(mailer.ready?.()).rejects.toThrow(MailUnavailable);
  });
});

describe('a patient mailer', () => {
  /** Fails a number of times before it sends. */
  const failing = (times: number, failure = new Error('no server')) => {
    let calls = 0;
    const mailer: Mailer = {
      send: async () => {
        calls += 1;
        if (calls <= times) throw failure;
      },
    };
    return { mailer, calls: () => calls };
  };

  test('retries a few times', async () => {
    const twice = failing(2);
    await retryingMailer(twice.mailer, new AbortController().signal, [1, 1, 1]).send(BRAND, MAIL);
    expect(twice.calls()).toBe(3);
    const always = failing(9);
    await expect(
      retryingMailer(always.mailer, new AbortController().signal, [1, 1, 1]).send(BRAND, MAIL),
    ).rejects.toThrow('no server');
    expect(always.calls()).toBe(4);
  });

  test('ACC-07 does not retry a mail to a mailbox that does not exist', async () => {
    const refusal = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 };
    const refused = failing(9, Object.assign(new Error('no such user'), refusal));
    await expect(
      retryingMailer(refused.mailer, new AbortController().signal, [1, 1, 1]).send(BRAND, MAIL),
    ).rejects.toThrow('no such user');
    expect(refused.calls()).toBe(1);
  });

  test('ACC-07 closes the connections of the mailer that it uses', () => {
    const close = vi.fn();
    retryingMailer({ ...failing(0).mailer, close }, new AbortController().signal).close?.();
    expect(close).toHaveBeenCalledOnce();
  });

  test('does not wait for its pause when the server stops, but retries once', async () => {
    const stopping = new AbortController();
    const twice = failing(1);
    const sent = retryingMailer(twice.mailer, stopping.signal, [60_000]).send(BRAND, MAIL);
    await setImmediate();
    stopping.abort();
    await sent;
    expect(twice.calls()).toBe(2);
  });
});
