import { dayAt } from '#domain/dates.ts';
import type { operations } from '#openapi/generated/account.ts';
import { exportArchive } from '#server/accounts/db/data-exports.ts';
import { Attachment } from '../../http/attachment.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { refusal } from '../replies.ts';

export const downloadDataExport: Handler<operations['downloadDataExport']> = async (call) => {
  const { session, orm, now, path } = call;
  if (!session) return LOGIN_REQUIRED;
  const archive = await exportArchive(orm, { id: path.id, readerId: session.readerId, now });
  if (!archive) return refusal(404, 'ERR_NOT_FOUND', 'no such copy, or it is over');
  return { status: 200, body: new Attachment('application/zip', `dati-${dayAt(now)}.zip`, archive) };
};
