import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { graphemesOf } from '#domain/graphemes.ts';
import { compose } from './compose.ts';
import { readEml } from './read-eml.ts';

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

async function mailed(words: string): Promise<string> {
  const mail = { to: 'ada@example.it', subject: words, text: `${words}\n`, html: `<p>${words}</p>` };
  const { message } = await transport.sendMail(compose(IL_MESSAGGERO, mail, 'edicola@{domain}'));
  return String(message);
}

const decoded = (coding: string, inner: string): string =>
  coding === 'B'
    ? Buffer.from(inner, 'base64').toString()
    : decodeURIComponent(inner.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%'));

test.each([
  'Nicolo\u0300 e Rùbens: perche\u0301 no? '.repeat(6).trim(),
  'हिन्दी में समाचार '.repeat(6).trim(),
  'น้ำใจคนไทย'.repeat(8),
  'می\u200cخواهم '.repeat(12).trim(),
  '\u1112\u1161\u11ab\u1100\u116e\u11a8 '.repeat(9).trim(),
  'Ecco 👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🇮🇹 '.repeat(7).trim(),
  '𠮷'.repeat(70),
  'Perché 100% = _tutto_?',
])('ACC-02 each encoded word of %j contains whole graphemes, and the mail has the complete subject', async (words) => {
  const source = await mailed(words);
  const header = /\r\nSubject: ((?:.*\r\n )*.*)\r\n/.exec(source)?.[1] ?? '';
  for (const line of `Subject: ${header}`.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
  const pieces = Array.from(header.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/g), ([, coding = '', inner = '']) =>
    decoded(coding, inner),
  );
  expect(pieces.flatMap(graphemesOf)).toEqual(graphemesOf(words));
  expect(await readEml(source)).toMatchObject({
    subject: words,
    text: `${words}\n`,
    html: `<p>${words}</p>`,
  });
});

test('ACC-02 a grapheme too long for an encoded word is split only between its characters', async () => {
  const words = `Ecco e${'\u0301'.repeat(60)}`;
  expect((await readEml(await mailed(words))).subject).toBe(words);
});

test('ACC-02 a subject of ASCII characters stays as it is', async () => {
  expect(await mailed('Il giornale di oggi')).toContain('\r\nSubject: Il giornale di oggi\r\n');
});
