// Attackers in a process of their own that is sent an AttackJob: as many concurrent calls as the attack has, for its
// duration.
import { Agent } from 'node:http';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../request.ts';
import { CALLS } from './calls.ts';
import { type Attacked, type AttackJob, untilBegin } from './jobs.ts';
import { stall } from './stall.ts';

const AT_ONCE = 50;

/**
 * Lowest priority: real attackers have machines of their own, so these take only what the server and the readers leave
 * of this one.
 */
const NICENESS = 19;
os.setPriority(NICENESS);

process.once('message', (job: AttackJob) => {
  attack(job).then((attacked) => process.send?.(attacked));
});

async function attack(job: AttackJob): Promise<Attacked> {
  await untilBegin(job.beginsAt);
  const ended: Record<string, number> = {};
  const note = (how: string) => {
    ended[how] = (ended[how] ?? 0) + 1;
  };
  if (job.attack === 'slow') {
    await stall(job.origin, job.seconds, note);
    return { ended };
  }
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const end = performance.now() + job.seconds * 1000;
  const call = CALLS[job.attack];
  let made = 0;
  const attacker = async () => {
    while (performance.now() < end) {
      made += 1;
      const answer = ask(agent, job.origin, call(made, job));
      note(await answer.then(({ status }) => String(status), brokenOff));
    }
  };
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, attacker)), sleep(job.seconds * 1000)]);
  agent.destroy();
  return { ended };
}

const brokenOff = async (): Promise<string> => {
  await sleep(100);
  return 'broken off';
};
