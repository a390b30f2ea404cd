import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { folderMailer } from '#server/base/mail/folder-mailer.ts';
import { activationLetter } from '#server/base/mail/letters/identity-letters.ts';
import { registerShownMails } from './shown-mails-page.ts';

const [BRAND] = BRANDS;
const HOST = 'ilmessaggero.localhost:8080';

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-mail-'));
  await writeFile(join(folder, 'session-secret'), 'secret');
  app = fastify();
  registerShownMails(app, join(folder, 'mail'));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers: { host: HOST, ...headers }, remoteAddress });

describe('the mails of a trial system', () => {
  test('are listed, none at first, and each is shown with its code and its link', async () => {
    expect((await ask('/posta')).body).toContain('Nessuna mail, per ora.');
    const url = 'http://ilmessaggero.localhost:8080/registrazione/attiva?email=a&redirect_uri=b';
    const letter = activationLetter(BRAND, { code: '042317', minutes: 10, url });
    await folderMailer(join(folder, 'mail')).send(BRAND, { to: 'anna@esempio.it', ...letter });
    const list = (await ask('/posta')).body;
    expect(list).toContain('Attiva il tuo account · Il Messaggero');
    const page = await ask(/\/posta\/[\w-]+\.eml/.exec(list)?.[0] ?? '');
    expect(page.body).toContain('\n042317\n');
    expect(page.body).toContain(`<a href="${url.replace('&', '&amp;')}">`);
    expect(page.body).toContain('<iframe sandbox ');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(page.body).not.toContain('<script');
  });

  test('offer their attachments for download', async () => {
    const bytes = Buffer.from('%PDF-è');
    const attachments = [{ name: 'rassegna.pdf', type: 'application/pdf' as const, bytes }];
    const mail = { to: 'anna@esempio.it', subject: 'Con allegato', text: 'a', html: 'a', attachments };
    await folderMailer(join(folder, 'mail')).send(BRAND, mail);
    const list = (await ask('/posta')).body;
    const name = /\/posta\/[\w-]+\.eml(?=">Con allegato)/.exec(list)?.[0] ?? '';
    expect((await ask(name)).body).toContain(`Allegati: <a href="${name}/0">rassegna.pdf</a>`);
    const file = await ask(`${name}/0`);
    expect(file.rawPayload).toEqual(bytes);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''rassegna.pdf",
    });
    expect((await ask(`${name}/1`)).statusCode).toBe(404);
    expect((await ask(`${name}/0`, {}, '192.0.2.1')).statusCode).toBe(404);
  });

  test.each([
    ['a stranger', {}, '192.0.2.1'],
    ['whoever a proxy speaks for', { 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1'],
    ['whoever a proxy speaks for, in the newer way', { forwarded: 'for=192.0.2.1' }, '127.0.0.1'],
    ['a page of another name', { host: 'evil.example' }, '127.0.0.1'],
  ] as const)('are not shown to %s', async (_who, headers, from) => {
    expect((await ask('/posta', headers, from)).statusCode).toBe(404);
    expect((await ask('/posta/a.eml', headers, from)).statusCode).toBe(404);
  });

  test.each([
    '/posta/..%2Fsession-secret',
    '/posta/session-secret',
    '/posta/a.eml%00',
    '/posta/missing.eml',
  ])('are the only files that can be read: %s', async (url) => {
    expect((await ask(url)).statusCode).toBe(404);
  });
});
