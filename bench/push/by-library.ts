import { readFileSync } from 'node:fs';
import { Agent } from 'node:https';
import webPush from 'web-push';
import { newVapidKeys } from '#server/base/config/vapid-keys.ts';
import { inParallel } from './in-parallel.ts';
import { devicesAt, PAYLOAD } from './load.ts';
import type { MessageSender } from './sending.ts';

const MAX_CONCURRENT = 100;

/** Sends messages with web-push, over connections that are kept alive. */
export function byLibrary(port: number, certificateFile: string): MessageSender {
  const agent = new Agent({ keepAlive: true, ca: readFileSync(certificateFile) });
  const vapidDetails = { ...newVapidKeys(), subject: 'mailto:edicola@ilmessaggero.it' };
  const options = { vapidDetails, agent, TTL: 3600, urgency: 'normal' } as const;
  const devices = devicesAt(`https://localhost:${port}`).map(({ endpoint, ...keys }) => ({ endpoint, keys }));
  return {
    send: (count) =>
      inParallel(count, MAX_CONCURRENT, async (index) => {
        const device = devices[index % devices.length];
        if (device) await webPush.sendNotification(device, PAYLOAD, options);
      }),
    close: async () => agent.destroy(),
  };
}
