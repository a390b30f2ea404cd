import type { PasswordJudge } from '#src/vendors/password-judge.ts';
import { logError } from '../log.ts';

/**
 * Judges passwords as they are typed; the word list is loaded with the first one. If it cannot be loaded nothing is
 * reported: the server judges as well.
 */
export function judgePasswords(onJudged: (easy: boolean) => void): PasswordJudge {
  let stopped = false;
  const started = import('#src/vendors/password-judge.ts')
    .then(({ startPasswordJudge }) => (stopped ? null : startPasswordJudge(onJudged)))
    .catch((error: unknown) => {
      logError('password', error);
      return null;
    });
  return {
    judge: (...args) => void started.then((worker) => worker?.judge(...args)),
    stop() {
      stopped = true;
      void started.then((worker) => worker?.stop());
    },
  };
}
