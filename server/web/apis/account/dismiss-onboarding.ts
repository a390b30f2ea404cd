import { withoutOnboarding } from '#domain/onboarding.ts';
import type { operations } from '#openapi/generated/account.ts';
import { changeOnboarding } from '#server/accounts/db/reader-onboarding.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toPassi } from './interest-wire.ts';

export const dismissOnboarding: Handler<operations['dismissOnboarding']> = async ({
  session,
  orm,
  brand,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const whose = { readerId: session.readerId, brand: brand.sigla };
  return ok({ passi: toPassi(await changeOnboarding(orm, whose, now, withoutOnboarding)) });
};
