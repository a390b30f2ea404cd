import { startWebWorker } from './web-workers.ts';

/**
 * A Web Worker that judges passwords while they are typed; of those typed while it is busy, only the last is judged.
 */
export type PasswordJudge = {
  judge(password: string, personalData: readonly string[]): void;
  stop(): void;
};

type JudgeArgs = Parameters<PasswordJudge['judge']>;

/**
 * @param onJudged is called with whether the last given password is easily guessed. @throws Error where no
 * worker starts
 */
export function startPasswordJudge(onJudged: (easy: boolean) => void): PasswordJudge {
  const worker = startWebWorker('passwordJudge');
  let busy = false;
  let next: JudgeArgs | null = null;

  function judgeNext(): void {
    if (busy || !next) return;
    const [password, personalData] = next;
    next = null;
    busy = true;
    worker.postMessage({ password, personalData });
  }

  worker.onmessage = ({ data }: MessageEvent<boolean>) => {
    busy = false;
    if (!next) onJudged(data);
    judgeNext();
  };
  return {
    judge(...args) {
      next = args;
      judgeNext();
    },
    stop: () => worker.terminate(),
  };
}
