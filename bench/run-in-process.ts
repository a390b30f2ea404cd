import { fork } from 'node:child_process';
import { once } from 'node:events';
import { stopProcess } from './product.ts';

/** Runs a program of the bench in a process of its own: it is sent its job, and sends back its result. */
export async function runInProcess(program: URL, job: unknown): Promise<unknown> {
  const child = fork(program, { stdio: 'inherit' });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${program.pathname} ended with ${code}`);
  });
  ended.catch(() => undefined);
  try {
    child.send(job as object);
    const [result] = await Promise.race([once(child, 'message'), ended]);
    return result;
  } finally {
    await stopProcess(child);
  }
}
