import type { operations } from '#openapi/generated/account.ts';
import { isOfAnother } from '#server/accounts/identity/end-sessions.ts';
import type { Handler } from '../../http/handler.ts';
import { signOut } from '../sign-out.ts';

export const logout: Handler<operations['logout']> = async (call) => {
  const { cookie } = call.client;
  const { utente } = call.body;
  const spared = cookie !== null && utente !== undefined && (await isOfAnother(call.orm, cookie, utente));
  return await signOut(call, spared ? null : cookie);
};
