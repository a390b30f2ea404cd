import type { operations } from '#openapi/generated/site.ts';
import type { Handler } from '../../http/handler.ts';
import { signOut } from '../sign-out.ts';

export const logoutHere: Handler<operations['logoutHere']> = async (call) =>
  // The cookie is the account site's: elsewhere one of that name is not ours.
  await signOut(call, call.origin === call.accountOrigin ? call.client.cookie : null);
