import type { operations } from '#openapi/generated/account.ts';
import { isTooMany } from '#server/accounts/identity/budget.ts';
import { checkPassword } from '#server/accounts/identity/passwords.ts';
import type { Handler } from '../../http/handler.ts';
import { tooMany } from '../too-many-attempts.ts';
import { unlessBusy } from './answers.ts';
import { checkedReply } from './sign-in-reply.ts';

export const login: Handler<operations['login']> = async (call) => {
  const { body, identity, client, now } = call;
  const { email: identifier, password } = body;
  const found = await unlessBusy(checkPassword(identity, { identifier, password, client, now }));
  if (isTooMany(found)) return tooMany(found);
  return await checkedReply(call, found, body);
};
