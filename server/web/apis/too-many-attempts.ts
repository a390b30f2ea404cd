import type { WorkChallenge } from '#domain/captcha.ts';
import type { components } from '#openapi/generated/account.ts';
import type { TooMany } from '#server/accounts/identity/budget.ts';

type Challenge = components['schemas']['SfidaTentativo'];

/** Refusal of one attempt too many; `wait` in seconds. */
export const tooManyAttempts = (wait: number) => ({
  status: 429 as const,
  body: {
    success: false as const,
    status: { code: 'ERR_TOO_MANY_ATTEMPTS', message: 'too many tries' },
    attesa: Math.max(1, Math.ceil(wait)),
  },
});

/** Refusal of one call too many from a network in a minute; `wait` in seconds. */
export const tooManyCalls = (wait: number) => ({
  status: 429 as const,
  body: {
    success: false as const,
    status: { code: 'ERR_TOO_MANY_CALLS', message: 'too many calls of one network in a minute' },
    attesa: wait,
  },
});

/** Demands proof of work before this attempt, which is then sent again with the solution. */
const workRequired = (challenge: WorkChallenge) => ({
  status: 428 as const,
  body: {
    success: false as const,
    status: { code: 'ERR_WORK_REQUIRED', message: 'many tried this before: do the work and send it again' },
    sfida: challenge as Challenge,
  },
});

/** Refusal of an attempt beyond a limit: with proof of work to do, or a time to wait. */
export const tooMany = (refused: TooMany) =>
  'work' in refused ? workRequired(refused.work) : tooManyAttempts(refused.wait);
