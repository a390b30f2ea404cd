import { afterStep, withoutOnboarding } from '#domain/onboarding.ts';
import type { operations } from '#openapi/generated/account.ts';
import { changeOnboarding, onboardingOf } from '#server/accounts/db/reader-onboarding.ts';
import { dismissUserNotice } from '#server/accounts/db/user-notices.ts';
import type { Handler } from '../../http/handler.ts';
import { DONE, LOGIN_REQUIRED, ok } from '../replies.ts';
import { OUTCOMES, STEPS, toPassi } from './interests.ts';

export const getOnboarding: Handler<operations['getOnboarding']> = async ({ session, orm, brand }) => {
  if (!session) return LOGIN_REQUIRED;
  const readerOnPaper = { readerId: session.readerId, brand: brand.sigla };
  return ok({ passi: toPassi(await onboardingOf(orm, readerOnPaper)) });
};

export const settleOnboardingStep: Handler<operations['settleOnboardingStep']> = async ({
  session,
  body,
  orm,
  brand,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const readerOnPaper = { readerId: session.readerId, brand: brand.sigla };
  const { passo, esito } = body;
  const steps = await changeOnboarding(orm, readerOnPaper, now, (before) =>
    afterStep(before, STEPS[passo], OUTCOMES[esito]),
  );
  return ok({ passi: toPassi(steps) });
};

export const dismissOnboarding: Handler<operations['dismissOnboarding']> = async ({
  session,
  orm,
  brand,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const readerOnPaper = { readerId: session.readerId, brand: brand.sigla };
  return ok({ passi: toPassi(await changeOnboarding(orm, readerOnPaper, now, withoutOnboarding)) });
};

export const dismissNotice: Handler<operations['dismissNotice']> = async (call) => {
  const { session, path, orm, brand, now } = call;
  if (!session) return LOGIN_REQUIRED;
  await dismissUserNotice(orm, { readerId: session.readerId, brand: brand.sigla }, path.id, now);
  return DONE;
};
