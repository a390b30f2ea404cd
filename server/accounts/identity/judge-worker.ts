import { parentPort } from 'node:worker_threads';
import { isEasilyGuessed } from '#domain/validation/password-judgement.ts';

/** Messages to the thread and from it. */
export type JudgeRequest = { id: number; password: string; own: readonly string[] };
export type JudgeResult = { id: number; easy: boolean };

parentPort?.on('message', ({ id, password, own }: JudgeRequest) => {
  parentPort?.postMessage({ id, easy: isEasilyGuessed(password, own) } satisfies JudgeResult);
});
