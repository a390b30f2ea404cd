import type { ListHeaders, Mail, MailAttachment } from './mailer.ts';

/** A mail as it lies in the outbox, for whoever tries the product without a mail server. */
export type ReadMail = Mail & { from: string; date: string };

/** Reads a mail that `outboxMailer` wrote; of what other programs write it understands less. */
export function readEml(source: string): ReadMail {
  const { header, body } = split(source);
  const parts = partsOf(header, body);
  const bodies = new Map(parts.filter(({ file }) => !file).map((part) => [part.type, part.text]));
  const attachments = parts.flatMap(({ file }) => file ?? []);
  const list = listOf(header);
  return {
    from: decodeWords(header('from')),
    to: header('to').replace(/^.*<|>$/g, ''),
    subject: decodeWords(header('subject')),
    date: header('date'),
    text: bodies.get('text/plain') ?? '',
    html: bodies.get('text/html') ?? '',
    ...(list && { list }),
    ...(attachments.length > 0 && { attachments }),
  };
}

type Header = (name: string) => string;

function listOf(header: Header): ListHeaders | null {
  const list = {
    'List-Id': header('list-id'),
    'List-Unsubscribe': header('list-unsubscribe'),
    'List-Unsubscribe-Post': header('list-unsubscribe-post'),
  };
  return Object.values(list).every(Boolean) ? list : null;
}

function split(source: string): { header: Header; body: string } {
  const end = source.indexOf('\r\n\r\n');
  // A line that begins with a blank goes on with the one before.
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const header = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  return { header, body: source.slice(end + 4) };
}

type Part = { type: string; text: string; file: MailAttachment | null };

function partsOf(header: Header, body: string): Part[] {
  const type = header('content-type');
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary === undefined) {
    const encoded = header('content-transfer-encoding');
    const kind = type.split(';', 1)[0] ?? '';
    return [{ type: kind, text: decodeBody(body, encoded), file: fileOf(header, kind, body) }];
  }
  // The line break in front of a boundary belongs to it.
  return `\r\n${body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => {
      const inner = split(part.replace(/^\r\n/, ''));
      return partsOf(inner.header, inner.body);
    });
}

/** What goes with the mail, as it is encoded there. */
function fileOf(header: Header, type: string, body: string): MailAttachment | null {
  const name = /^attachment; filename="?([^";]+)/.exec(header('content-disposition'))?.[1];
  return name === undefined ? null : { name, type, bytes: Buffer.from(body, 'base64') };
}

function decodeBody(body: string, encoding: string): string {
  const text = encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
  return text.replaceAll('\r\n', '\n');
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Words of a header that are not ASCII. RFC 2047 */
const decodeWords = (text: string) =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_word, coding: string, inner: string) =>
      coding.toUpperCase() === 'B'
        ? Buffer.from(inner, 'base64').toString()
        : decodeQuoted(inner.replaceAll('_', ' ')),
    )
    .replace(/^"|"(?= <)/g, '');
