import { openReviewContext, type ReviewContext } from '#server/press-review/review-context.ts';
import type { RequestContext } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { LOGIN_REQUIRED } from '../replies.ts';

/** A handler of a press-review call, which answers only readers who may open the press review. ROL-05, ROL-06 */
export const inPressReview =
  <Call extends RequestContext, Reply>(answer: (call: Call & ReviewContext) => Promise<Reply>) =>
  async (call: Call) => {
    const { session, orm, brand, now } = call;
    if (!session) return LOGIN_REQUIRED;
    const opened = await openReviewContext({ orm, brand, now, session });
    return opened.ok ? await answer({ ...call, ...opened.value }) : refuse(opened.error);
  };
