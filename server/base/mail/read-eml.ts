import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { ListHeaders, Mail } from './mailer.ts';

/** A mail that was written to a folder, for trying the product without a mail server. */
export type ReadMail = Mail & { from: string; date: string; messageId: string };

/** Reads a mail that `folderMailer` wrote. @throws Error where the source is not a mail */
export async function readEml(source: string): Promise<ReadMail> {
  const mail = await PostalMime.parse(source);
  const list = listOf(mail);
  const attachments = mail.attachments.map(({ filename, mimeType, content }) => ({
    name: filename ?? '',
    type: mimeType,
    bytes: bytesOf(content),
  }));
  return {
    from: formatAddress(mail.from),
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    date: headerOf(mail, 'date'),
    messageId: headerOf(mail, 'message-id'),
    text: withoutLastBreak(mail.text),
    html: withoutLastBreak(mail.html),
    ...(list && { list }),
    ...(attachments.length > 0 && { attachments }),
  };
}

const bytesOf = (content: Attachment['content']) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value ?? '';

const formatAddress = (address: Address | undefined) =>
  address?.name ? `${address.name} <${address.address}>` : (address?.address ?? '');

/** Removes the last line break, which belongs to the boundary; the library adds it to the text. RFC 2046 */
const withoutLastBreak = (text = '') => text.replace(/\n$/, '');

function listOf(mail: Email): ListHeaders | null {
  const list = {
    'List-Id': headerOf(mail, 'list-id'),
    'List-Unsubscribe': headerOf(mail, 'list-unsubscribe'),
    'List-Unsubscribe-Post': headerOf(mail, 'list-unsubscribe-post'),
  };
  return Object.values(list).every(Boolean) ? list : null;
}
