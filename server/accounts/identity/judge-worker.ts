import { parentPort } from 'node:worker_threads';
import { isEasilyGuessed } from '#domain/validation/password-judgement.ts';

/** Messages to the thread and from it. */
export type Judging = { id: number; password: string; own: readonly string[] };
export type Judged = { id: number; easy: boolean };

parentPort?.on('message', ({ id, password, own }: Judging) => {
  parentPort?.postMessage({ id, easy: isEasilyGuessed(password, own) } satisfies Judged);
});
