import { countAction, uncountAction } from '#server/accounts/identity/count-action.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';

/** More than anybody reads the answers of in an hour. */
const OF_READER = { name: 'chatbot', points: 120, seconds: 3600 };

/** Counts a question. @returns the seconds to wait, 0 where it may be asked */
export const countQuestion = (
  deps: Pick<IdentityService, 'orm' | 'secret'>,
  readerId: string,
): Promise<number> => countAction(deps, OF_READER, readerId);

/** Takes back that a question was counted, which nothing was looked for to. */
export const takeBackQuestion = (
  deps: Pick<IdentityService, 'orm' | 'secret'>,
  readerId: string,
): Promise<unknown> => uncountAction(deps, OF_READER, readerId);
