import type { WorkChallenge } from '#domain/captcha.ts';
import type { components } from '#openapi/generated/account.ts';
import type { TooMany } from '#server/accounts/identity/budget.ts';

type Challenge = components['schemas']['SfidaTentativo'];

/** The refusal of one try too many; `wait` in seconds. */
export const tooManyAttempts = (wait: number) => ({
  status: 429 as const,
  body: {
    success: false as const,
    status: { code: 'ERR_TOO_MANY_ATTEMPTS', message: 'too many tries' },
    attesa: Math.max(1, Math.ceil(wait)),
  },
});

/** The refusal of one call too many of a network in a minute; `wait` in seconds. */
export const tooManyCalls = (wait: number) => ({
  status: 429 as const,
  body: {
    success: false as const,
    status: { code: 'ERR_TOO_MANY_CALLS', message: 'too many calls of one network in a minute' },
    attesa: wait,
  },
});

/** Work is to be done before this try: it is sent again with what shows that it was. */
const workRequired = (challenge: WorkChallenge) => ({
  status: 428 as const,
  body: {
    success: false as const,
    status: { code: 'ERR_WORK_REQUIRED', message: 'many tried this before: do the work and send it again' },
    sfida: challenge as Challenge,
  },
});

/** The refusal of what is not done now. */
export const tooMany = (refused: TooMany) =>
  'work' in refused ? workRequired(refused.work) : tooManyAttempts(refused.wait);
