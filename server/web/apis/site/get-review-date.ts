import type { operations } from '#openapi/generated/site.ts';
import { lastReviewDay } from '#server/press-review/db/press-clips.ts';
import { openReviewContext } from '#server/press-review/review-context.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';

export const getReviewDate: Handler<operations['getReviewDate']> = async ({ session, orm, brand, now }) => {
  if (session === null) return LOGIN_REQUIRED;
  const context = await openReviewContext({ orm, brand, now, session });
  const date = context && (await lastReviewDay(orm, now));
  return ok({ rassegna_date: date === null ? null : { date } });
};
