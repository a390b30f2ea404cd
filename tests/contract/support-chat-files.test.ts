import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { supportFiles } from '#server/base/db/schema/help-schema.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import {
  codeOf,
  dataOf,
  OPERATOR,
  type OperatorChat,
  type OperatorView,
  openOperatorChat,
  type View,
} from '#tests/support/operator-chat.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database, { environment: { OPERATORS: `${OPERATOR}=Serena`, DEMO: 'off' } });

let chat: OperatorChat;

beforeEach(async () => {
  chat = await openOperatorChat(server, database());
  await chat.join();
});

type Sent = { bytes: Uint8Array; name?: string; id?: string };

const bodyOf = ({ bytes, name = 'foto.jpg', id = crypto.randomUUID() }: Sent) => ({
  id,
  file: { nome: name, dati: Buffer.from(bytes).toString('base64') },
});
const send = (sent: Sent, conversazione = chat.secret) =>
  chat.browser.post('/api/site/chat/file', { ...bodyOf(sent), conversazione });
const sendBack = (sent: Sent) => chat.serena.post(`${chat.desk}/file`, bodyOf(sent));
const fileOf = (message: string, conversazione = chat.secret, by = chat.browser) =>
  by.get(`/api/site/chat/file/${message}`, { conversazione });
const fileAtDesk = (message: string, { by = chat.serena, desk = chat.desk } = {}) =>
  by.get(`${desk}/file/${message}`);

const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const place = { IFD3: { GPSLatitude: '41/1 54/1 0/1', GPSLatitudeRef: 'N' } };

const picture = (width = 40) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#a33' } })
    .withExif(place)
    .jpeg()
    .toBuffer();

describe('HLP-10 a file of the reader’s', () => {
  test('is seen by both sides, encoded again and without the place where it was taken', {
    tags: 'postgres',
  }, async () => {
    const bytes = await picture(3000);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const reply = await send({ bytes, name: 'C:\\foto\\bolletta.JPG' });
    expect(reply.statusCode).toBe(200);
    const message = dataOf<View>(reply).righe.at(-1);
    expect(message).toMatchObject({
      chi: 'user',
      tipo: 'photo',
      testo: 'bolletta.webp',
      dettagli: { nome: 'bolletta.webp', formato: 'image/webp' },
    });
    for (const shown of [await fileOf(message?.id ?? ''), await fileAtDesk(message?.id ?? '')]) {
      expect(shown.statusCode).toBe(200);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': `attachment; filename="${message?.id}.webp"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      const { format, width, exif } = await sharp(shown.rawPayload).metadata();
      expect([format, width, exif]).toEqual(['webp', 2048, undefined]);
      expect(shown.rawPayload.length).toBe(message?.dettagli?.byte);
    }
    const view = dataOf<OperatorView>(await chat.serena.get(chat.desk));
    expect(view.breve).toMatchObject({ ultima: 'bolletta.webp', non_lette: 1 });
  });

  test('is delivered unchanged when it is a document, and the operator answers with another', async () => {
    const message = dataOf<View>(await send({ bytes: PDF, name: 'Ricevuta.pdf' })).righe.at(-1);
    expect(message).toMatchObject({ tipo: 'file', dettagli: { nome: 'Ricevuta.pdf', byte: PDF.length } });
    expect((await fileAtDesk(message?.id ?? '')).rawPayload.equals(PDF)).toBe(true);
    const back = dataOf<OperatorView>(await sendBack({ bytes: PDF, name: 'Contratto.pdf' }));
    const answer = back.conversazione.righe.at(-1);
    expect(answer).toMatchObject({ chi: 'operator', tipo: 'file', testo: 'Contratto.pdf' });
    expect((await fileOf(answer?.id ?? '')).rawPayload.equals(PDF)).toBe(true);
  });

  test('is stored once when it is sent twice', { tags: 'postgres' }, async () => {
    const id = crypto.randomUUID();
    const before = (await chat.messagesNow()).length;
    for (const { statusCode } of [await send({ bytes: PDF, id }), await send({ bytes: PDF, id })])
      expect(statusCode).toBe(200);
    expect(await chat.messagesNow()).toHaveLength(before + 1);
  });

  test.each([
    ['an HTML page named as a picture', HTML, 'foto.png'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg'],
    ['a program', Buffer.from('MZ\x90\0'), 'foto.jpg'],
    ['a picture followed by HTML', Buffer.concat([PNG, HTML]), 'foto.png'],
    ['empty', Buffer.alloc(0), 'foto.jpg'],
  ])('is refused with a message where it is %s, and is not stored', async (_what, bytes, name) => {
    const kept = await database().orm.$count(supportFiles);
    const before = await chat.messagesNow();
    for (const reply of [await send({ bytes, name }), await sendBack({ bytes, name })]) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ status: { code: 'ERR_FIELD_NOT_VALID' }, campo: 'file' });
      expect(dataOf<string>(reply)).toMatch(/^(?:Si possono inviare immagini|Il file è danneggiato)/);
    }
    expect([await chat.messagesNow(), await database().orm.$count(supportFiles)]).toEqual([before, kept]);
  });

  test('may have 5 MB, and not one byte more', async () => {
    const most = Buffer.concat([PDF, Buffer.alloc(5_000_000 - PDF.length)]);
    expect((await send({ bytes: most })).statusCode).toBe(200);
    const more = Buffer.concat([most, Buffer.alloc(1)]);
    for (const reply of [await send({ bytes: more }), await sendBack({ bytes: more })])
      expect([reply.statusCode, codeOf(reply)]).toEqual([413, 'ERR_TOO_LARGE']);
  });

  test('is one of ten at most, even when they are sent at the same time; the operator has a separate ten', {
    tags: 'postgres',
  }, async () => {
    const files = Array.from({ length: 11 }, () => send({ bytes: PDF }));
    const codes = (await Promise.all(files)).map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([...Array(10).fill(200), 400]);
    expect(dataOf<string>(await send({ bytes: PDF }))).toContain('al massimo 10 file');
    expect((await sendBack({ bytes: PDF })).statusCode).toBe(200);
  });

  test('is served only with the secret of its own conversation, or to an operator', async () => {
    const id = dataOf<View>(await send({ bytes: PDF })).righe.at(-1)?.id ?? '';
    expect((await fileOf(id, 'A'.repeat(43))).statusCode).toBe(404);
    const other = await chat.begin();
    expect((await fileOf(id, other.secret)).statusCode).toBe(404);
    expect((await fileAtDesk(id, other)).statusCode).toBe(404);
    expect((await chat.browser.get(`/api/site/chat/file/${id}`)).statusCode).toBe(400);
    const by = openBrowser(server);
    expect((await fileAtDesk(id, { by })).statusCode).toBe(401);
    await by.signIn(await addAccount(database().orm));
    expect((await fileAtDesk(id, { by })).statusCode).toBe(403);
    expect((await fileOf(id, chat.secret, by)).statusCode).toBe(200);
  });

  test('is accepted only while an operator is in the open conversation, and only with its secret', async () => {
    await chat.serena.post(`${chat.desk}/segno`, { segno: 'chiude' });
    expect(codeOf(await send({ bytes: PDF }))).toBe('ERR_CHAT_ENDED');
    expect(codeOf(await sendBack({ bytes: PDF }))).toBe('ERR_CHAT_ENDED');
    expect((await send({ bytes: PDF }, 'A'.repeat(43))).statusCode).toBe(404);
    chat = { ...chat, ...(await chat.begin()) };
    expect(codeOf(await send({ bytes: PDF }))).toBe('ERR_NO_OPERATOR');
    expect((await sendBack({ bytes: PDF })).statusCode).toBe(404);
  });
});
