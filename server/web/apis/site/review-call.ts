import { openReviewContext, type ReviewContext } from '#server/press-review/review-context.ts';
import type { RequestContext } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { refusal } from '../replies.ts';

const CLOSED = refusal(403, 'ERR_ACCESS_DENIED', 'the press review is not open to this reader');

/** A call about the press review by somebody to whom it is open, or its refusal. ROL-05, ROL-06 */
export async function reviewContext(
  call: RequestContext,
): Promise<{ context: ReviewContext; refused: null } | { refused: typeof LOGIN_REQUIRED | typeof CLOSED }> {
  const { session, orm, brand, now } = call;
  if (session === null) return { refused: LOGIN_REQUIRED };
  const context = await openReviewContext({ orm, brand, now, session });
  return context ? { context, refused: null } : { refused: CLOSED };
}

export const NO_SUCH_SEARCH = refusal(404, 'ERR_NOT_FOUND', 'this press review has no such search');
