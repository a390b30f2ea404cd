import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { checkPassword } from '#server/identity/passwords.ts';
import { unlessBusy } from './answers.ts';
import { checkedReply } from './sign-in-reply.ts';

export const login: Handler<operations['login']> = async (call) => {
  const { body, identity, client } = call;
  const { email: identifier, password } = body;
  const found = await unlessBusy(checkPassword(identity, { identifier, password, client }));
  return await checkedReply(call, found, body);
};
