import type { operations } from '#openapi/generated/account.ts';
import { onboardingOf } from '#server/accounts/db/reader-onboarding.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { toPassi } from './interest-wire.ts';

export const getOnboarding: Handler<operations['getOnboarding']> = async ({ session, orm, brand }) => {
  if (!session) return LOGIN_REQUIRED;
  const whose = { readerId: session.readerId, brand: brand.sigla };
  return ok({ passi: toPassi(await onboardingOf(orm, whose)) });
};
