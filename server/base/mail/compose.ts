import type { SendMailOptions } from 'nodemailer';
import type { Brand } from '#domain/brands/brand.ts';
import { encodeSubject } from './encode-subject.ts';
import type { ListHeaders, Mail } from './mailer.ts';

/** Sender where none is configured; `{domain}` is the paper's. */
export const DEFAULT_FROM = 'edicola@{domain}';

/** A mail for `nodemailer` in the paper's name. Its headers suppress automatic replies. */
export const compose = (
  brand: Brand,
  { to, subject, text, html, replyTo, list, messageId, attachments = [] }: Mail,
  from: string,
): SendMailOptions => ({
  from: { name: brand.name, address: from.replaceAll('{domain}', brand.domain) },
  to: { name: '', address: to },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  ...(messageId !== undefined && { messageId }),
  subject: encodeSubject(subject),
  text,
  html,
  textEncoding: 'quoted-printable',
  attachments: attachments.map(({ name, type, bytes }) => ({
    filename: name,
    contentType: type,
    contentDisposition: 'attachment',
    content: Buffer.from(bytes),
  })),
  headers: {
    ...(list ? { ...unfolded(list), precedence: 'bulk' } : { 'auto-submitted': 'auto-generated' }),
    'x-auto-response-suppress': 'All',
  },
  // Everything is composed by us: no file or address has to be read for a mail.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Headers with addresses are not folded, whatever their length. */
const unfolded = (list: ListHeaders) =>
  Object.fromEntries(Object.entries(list).map(([name, value]) => [name, { prepared: true, value }]));
