// A thread that encrypts: what messages cost most is done beside the answering.
import { parentPort } from 'node:worker_threads';
import { encryptMessage } from './encrypt-message.ts';
import type { Job, JobDone, Plain } from './job.ts';

/** Nothing where the device's keys are none. */
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
  // Memory of its own, which is handed over and not copied.
  const bytes = new ArrayBuffer(end);
  const room = Buffer.from(bytes);
  for (const [at, body] of bodies.entries()) body.copy(room, (ends[at] ?? 0) - body.length);
  return { id, bytes, ends };
}

parentPort?.on('message', (job: Job) => {
  const answer = done(job);
  parentPort?.postMessage(answer, [answer.bytes]);
});
