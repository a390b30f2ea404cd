import type { operations } from '#openapi/generated/account.ts';
import { makeExports, requestExport } from '#server/accounts/privacy/data-exports.ts';
import { standingAnswers } from '#server/assistant/standing-answers.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { personalData } from './personal-data.ts';

export const requestDataExport: Handler<operations['requestDataExport']> = async (call) => {
  const { session, orm, brand, mailOrigins, identity, now } = call;
  if (!session) return LOGIN_REQUIRED;
  const { readerId } = session;
  const wanted = { readerId, brand: brand.sigla, origin: mailOrigins.accountOrigin };
  const asked = await requestExport(orm, wanted, now);
  if (asked)
    identity.backgroundTasks.run(() =>
      makeExports({ orm, mailer: identity.mailer, now: () => now, visibleAnswers: standingAnswers }),
    );
  return ok(await personalData(orm, readerId));
};
