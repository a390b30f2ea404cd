// A thread that encrypts: encryption is the most expensive part of a message, so it runs outside the server's main
// thread.
import { parentPort } from 'node:worker_threads';
import { encryptMessage } from './encrypt-message.ts';
import type { Job, JobDone, Plain } from './job.ts';

/** Empty where the device's keys are invalid. */
function bodyOf(message: Plain): Buffer {
  try {
    return encryptMessage(message);
  } catch {
    return Buffer.alloc(0);
  }
}

function done({ id, messages }: Job): JobDone {
  const bodies = messages.map(bodyOf);
  let end = 0;
  const ends = bodies.map(({ length }) => {
    end += length;
    return end;
  });
  // A buffer of its own, which is transferred and not copied.
  const bytes = new ArrayBuffer(end);
  const room = Buffer.from(bytes);
  for (const [at, body] of bodies.entries()) body.copy(room, (ends[at] ?? 0) - body.length);
  return { id, bytes, ends };
}

parentPort?.on('message', (job: Job) => {
  const answer = done(job);
  parentPort?.postMessage(answer, [answer.bytes]);
});
