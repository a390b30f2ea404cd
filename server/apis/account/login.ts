import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { checkPassword } from '#server/identity/passwords.ts';
import { refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { signInReply } from './sign-in-reply.ts';

export const login: Handler<operations['login']> = async (call) => {
  const { body, identity, client } = call;
  const found = await checkPassword(identity, {
    identifier: body.email,
    password: body.password,
    address: client.address,
  });
  if (found.ok) return await signInReply(call, found.reader, body);
  if (found.status === 429) return tooManyAttempts(found.wait);
  return refusal(found.status, found.code, 'these credentials open no account');
};
