// Attackers in a process of their own that is sent an AttackJob: as many concurrent calls as the attack has, for its
// duration.
import { Agent } from 'node:http';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../request.ts';
import { CALLS } from './calls.ts';
import { type AttackJob, type AttackOutcome, untilBegin } from './jobs.ts';
import { stall } from './stall.ts';

const MAX_CONCURRENT = 50;

/**
 * Lowest priority: real attackers have machines of their own, so these take only what the server and the readers leave
 * of this one.
 */
const NICENESS = 19;
os.setPriority(NICENESS);

process.once('message', (job: AttackJob) => {
  attack(job).then((attacked) => process.send?.(attacked));
});

async function attack(job: AttackJob): Promise<AttackOutcome> {
  await untilBegin(job.beginsAt);
  const ended: Record<string, number> = {};
  const countOutcome = (outcome: string) => {
    ended[outcome] = (ended[outcome] ?? 0) + 1;
  };
  if (job.attack === 'slow') {
    await stall(job.origin, job.seconds, countOutcome);
    return { ended };
  }
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONCURRENT });
  const end = performance.now() + job.seconds * 1000;
  const call = CALLS[job.attack];
  let callCount = 0;
  const attacker = async () => {
    while (performance.now() < end) {
      callCount += 1;
      const answer = ask(agent, job.origin, call(callCount, job));
      countOutcome(await answer.then(({ status }) => String(status), waitAfterFailure));
    }
  };
  await Promise.race([
    Promise.all(Array.from({ length: MAX_CONCURRENT }, attacker)),
    sleep(job.seconds * 1000),
  ]);
  agent.destroy();
  return { ended };
}

const waitAfterFailure = async (): Promise<string> => {
  await sleep(100);
  return 'broken off';
};
