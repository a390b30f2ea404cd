import { readConfig } from '#server/base/config/config.ts';
import { callRunningServer } from '#server/base/data-folder/call-running-server.ts';
import { lockOrReach } from '#server/base/data-folder/lock-or-reach.ts';
import type { SentMessage } from '#server/outgoing/push/messages/send-message.ts';
import { endWithReason } from './plain-reason.ts';
import { type PushArguments, readPushArguments } from './push-arguments.ts';

class NoServerRunning extends Error {}

/**
 * Has the server that holds the data folder send the alert, because this process would end too early. @throws
 * NoServerRunning
 */
async function sendInServer(args: PushArguments): Promise<SentMessage> {
  const folderAccess = await lockOrReach(readConfig(process.env).dataFolder);
  if ('running' in folderAccess) {
    return (await callRunningServer(folderAccess.running, 'push', args, () => undefined)) as SentMessage;
  }
  await folderAccess.lock.release();
  throw new NoServerRunning(
    'no server is running on this DATA_DIR: start it, because only a server sends alerts',
  );
}

function printResult({ id, audience, payload, report }: SentMessage, key: string): void {
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
  console.log(`sent as ${id}; the same call with --key ${key} prints its progress`);
}

try {
  const args = readPushArguments(process.argv.slice(2));
  printResult(await sendInServer(args), args.key);
} catch (error) {
  endWithReason(error, [NoServerRunning]);
}
