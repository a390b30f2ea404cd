import { readFileSync } from 'node:fs';
import tls from 'node:tls';
import { newVapidKeys } from '#server/base/config/vapid-keys.ts';
import { createSender } from '#server/outgoing/push/sending/create-sender.ts';
import { inParallel } from './in-parallel.ts';
import { devicesAt, PAYLOAD, SERVICE_HOST } from './load.ts';
import type { MessageSender } from './sending.ts';

const BATCH = 500;
/** Two batches, so that the last messages of one do not delay the next. */
const BATCHES_AT_ONCE = 2;

/** Sends messages with the product's own sender, including its threads. */
export function bySender(port: number, certificateFile: string): MessageSender {
  const ca = readFileSync(certificateFile);
  const sender = createSender({
    vapid: { ...newVapidKeys(), subject: 'mailto:edicola@ilmessaggero.it' },
    connect: (host, protocols) =>
      tls.connect({ host: '127.0.0.1', port, servername: host, ca, ALPNProtocols: protocols }),
  });
  const batch = devicesAt(`https://${SERVICE_HOST}`)
    .slice(0, BATCH)
    .map((subscription) => ({ subscription, payload: PAYLOAD, ttl: 3600, urgency: 'normal' as const }));
  return {
    send: (count) =>
      inParallel(count / BATCH, BATCHES_AT_ONCE, async () => {
        const outcomes = await Promise.all(sender.send(batch));
        if (outcomes.some(({ kind }) => kind !== 'accepted')) throw new Error('a message was not accepted');
      }),
    close: () => sender.close(),
  };
}
