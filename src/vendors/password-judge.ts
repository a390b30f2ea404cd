import { startWebWorker } from './web-workers.ts';

/**
 * A Web Worker that judges passwords while they are typed; of those typed while it is busy, only the last is judged.
 */
export type PasswordJudge = {
  judge(password: string, own: readonly string[]): void;
  stop(): void;
};

type Judging = Parameters<PasswordJudge['judge']>;

/**
 * @param tell is called with whether the last given password is easily guessed. @throws Error where no worker starts
 */
export function startPasswordJudge(tell: (easy: boolean) => void): PasswordJudge {
  const thread = startWebWorker('judging');
  let busy = false;
  let next: Judging | null = null;

  function take(): void {
    if (busy || !next) return;
    const [password, own] = next;
    next = null;
    busy = true;
    thread.postMessage({ password, own });
  }

  thread.onmessage = ({ data }: MessageEvent<boolean>) => {
    busy = false;
    if (!next) tell(data);
    take();
  };
  return {
    judge(...judging) {
      next = judging;
      take();
    },
    stop: () => thread.terminate(),
  };
}
