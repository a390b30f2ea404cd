import { countAction, uncountAction } from '#server/accounts/identity/count-action.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';

/** Limit of questions: more answers than a reader can read in an hour. */
const QUESTIONS_PER_READER = { name: 'chatbot', points: 120, seconds: 3600 };

/** Counts a question. @returns the seconds to wait, 0 if it may be asked */
export const countQuestion = (
  deps: Pick<IdentityService, 'orm' | 'secret'>,
  readerId: string,
): Promise<number> => countAction(deps, QUESTIONS_PER_READER, readerId);

/** Reverses `countQuestion` for a question that was not searched for. */
export const takeBackQuestion = (
  deps: Pick<IdentityService, 'orm' | 'secret'>,
  readerId: string,
): Promise<unknown> => uncountAction(deps, QUESTIONS_PER_READER, readerId);
