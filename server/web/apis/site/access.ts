import type { operations } from '#openapi/generated/site.ts';
import { tryGate } from '../../gate/try-gate.ts';
import type { Handler } from '../../http/handler.ts';
import { refusedIfBusy } from '../account/answers.ts';
import { refuse } from '../refusals.ts';
import { DONE } from '../replies.ts';
import { signOut } from '../sign-out.ts';

export const unlockSite: Handler<operations['unlockSite']> = async (call) => {
  const { body, brand, gates, identity, client, origin, accountOrigin } = call;
  const passwordHash = gates.passwordHashOf(brand);
  if (passwordHash === undefined) return DONE;
  const attempt = { sigla: brand.sigla, passwordHash, password: body.password, client };
  const tried = await refusedIfBusy(tryGate(identity, attempt));
  if (!tried.ok) return refuse(tried.error);
  const cookie = gates.cookieOf(brand, { origin, accountOrigin });
  return { ...DONE, ...(cookie !== undefined && { cookie }) };
};

export const logoutHere: Handler<operations['logoutHere']> = async (call) =>
  // The cookie belongs to the account site; one of that name on another site is not ours.
  await signOut(call, call.origin === call.accountOrigin ? call.client.cookie : null);
