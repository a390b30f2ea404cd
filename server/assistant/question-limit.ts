import { countAction, uncountAction } from '#server/accounts/identity/count-action.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';

/** Limit of questions: more answers than a reader can read in an hour. */
const OF_READER = { name: 'chatbot', points: 120, seconds: 3600 };

/** Counts a question. @returns the seconds to wait, 0 if it may be asked */
export const countQuestion = (
  deps: Pick<IdentityService, 'orm' | 'secret'>,
  readerId: string,
): Promise<number> => countAction(deps, OF_READER, readerId);

/** Takes back the count of a question for which nothing was searched. */
export const takeBackQuestion = (
  deps: Pick<IdentityService, 'orm' | 'secret'>,
  readerId: string,
): Promise<unknown> => uncountAction(deps, OF_READER, readerId);
