import { afterStep } from '#domain/onboarding.ts';
import type { operations } from '#openapi/generated/account.ts';
import { changeOnboarding } from '#server/accounts/db/reader-onboarding.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { OUTCOMES, STEPS, toPassi } from './interest-wire.ts';

export const settleOnboardingStep: Handler<operations['settleOnboardingStep']> = async ({
  session,
  body,
  orm,
  brand,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const whose = { readerId: session.readerId, brand: brand.sigla };
  const { passo, esito } = body;
  const steps = await changeOnboarding(orm, whose, now, (before) =>
    afterStep(before, STEPS[passo], OUTCOMES[esito]),
  );
  return ok({ passi: toPassi(steps) });
};
