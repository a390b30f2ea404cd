import { readConfig } from '#server/base/config/config.ts';
import { callRunningServer } from '#server/base/data-folder/call-running-server.ts';
import { lockOrReach } from '#server/base/data-folder/lock-or-reach.ts';
import type { SentMessage } from '#server/outgoing/push/messages/send-message.ts';
import { endWithReason } from './plain-reason.ts';
import { type PushArguments, readPushArguments } from './push-arguments.ts';

class NobodySends extends Error {}

/**
 * The server that holds the data folder sends the alert, because this process ends before it could. @throws NobodySends
 */
async function sendThere(args: PushArguments): Promise<SentMessage> {
  const held = await lockOrReach(readConfig(process.env).dataFolder);
  if ('running' in held) {
    return (await callRunningServer(held.running, 'push', args, () => undefined)) as SentMessage;
  }
  await held.lock.release();
  throw new NobodySends('no server runs on this DATA_DIR: start it, it is the one that sends');
}

function tell({ id, audience, payload, report }: SentMessage, key: string): void {
  console.log(JSON.stringify(payload, null, 2));
  console.log(`for ${audience.readers} readers, on ${audience.devices} devices`);
  if (id === null) {
    console.log('nothing was sent: --dry-run');
    return;
  }
  for (const { how, dropped, readers } of report?.readers ?? [])
    console.log(`readers ${how ?? `left out: ${dropped}`}: ${readers}`);
  for (const { status, reason, devices } of report?.devices ?? [])
    console.log(`devices ${status}${reason ? ` (${reason})` : ''}: ${devices}`);
  if (report) console.log(`opened on ${report.opened} devices, unwanted on ${report.optedOut}`);
  console.log(`sent as ${id}; the same call with --key ${key} tells how far it has got`);
}

try {
  const args = readPushArguments(process.argv.slice(2));
  tell(await sendThere(args), args.key);
} catch (error) {
  endWithReason(error, [NobodySends]);
}
