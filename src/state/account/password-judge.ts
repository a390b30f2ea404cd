import type { PasswordJudge } from '#src/vendors/judging.ts';
import { logError } from '../log.ts';

/**
 * Has passwords judged from now on; what knows the words comes with the first. Where it cannot be had nothing is told: the
 * server judges as well.
 */
export function judgePasswords(tell: (easy: boolean) => void): PasswordJudge {
  let stopped = false;
  const started = import('#src/vendors/judging.ts')
    .then(({ startJudging }) => (stopped ? null : startJudging(tell)))
    .catch((error: unknown) => {
      logError('password', error);
      return null;
    });
  return {
    judge: (...judging) => void started.then((thread) => thread?.judge(...judging)),
    stop() {
      stopped = true;
      void started.then((thread) => thread?.stop());
    },
  };
}
