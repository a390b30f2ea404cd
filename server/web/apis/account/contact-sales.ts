import { SalesMessage } from '#domain/validation/sales-message.ts';
import type { operations } from '#openapi/generated/account.ts';
import { mayContactSales, contactSales as write } from '#server/accounts/members/contact-sales.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { refusal } from '../replies.ts';
import { doneOrWait, readFields } from './answers.ts';

export const contactSales: Handler<operations['contactSales']> = async (call) => {
  const { session } = call;
  if (!session) return LOGIN_REQUIRED;
  if (!mayContactSales(session)) return refusal(403, 'ERR_FORBIDDEN', 'only companies write there');
  const read = readFields(SalesMessage, call.body);
  if (!read.ok) return read.refused;
  const { oggetto: subject, messaggio: message } = read.fields;
  return doneOrWait(await write(call, session, { subject, message }));
};
