// A thread that encrypts: encryption is the most expensive part of a message, so it runs outside the server's main
// thread.
import { parentPort } from 'node:worker_threads';
import type { EncryptJob, EncryptResult, PlainMessage } from './encrypt-job.ts';
import { encryptMessage } from './encrypt-message.ts';

/** The encrypted message; empty if the device's keys are invalid. */
function bodyOf(message: PlainMessage): Buffer {
  try {
    return encryptMessage(message);
  } catch {
    return Buffer.alloc(0);
  }
}

function encryptAll({ id, messages }: EncryptJob): EncryptResult {
  const bodies = messages.map(bodyOf);
  let end = 0;
  const ends = bodies.map(({ length }) => {
    end += length;
    return end;
  });
  // A buffer of its own, which is transferred and not copied.
  const bytes = new ArrayBuffer(end);
  const buffer = Buffer.from(bytes);
  for (const [index, body] of bodies.entries()) body.copy(buffer, (ends[index] ?? 0) - body.length);
  return { id, bytes, ends };
}

parentPort?.on('message', (job: EncryptJob) => {
  const answer = encryptAll(job);
  parentPort?.postMessage(answer, [answer.bytes]);
});
