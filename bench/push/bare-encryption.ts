// A thread that encrypts as many messages as it is told to, and says when it has.
import { parentPort } from 'node:worker_threads';
import { encryptMessage } from '#server/outgoing/push/sending/encryption/encrypt-message.ts';
import { devicesAt, PAYLOAD, SERVICE_HOST } from './load.ts';

const devices = devicesAt(`https://${SERVICE_HOST}`);

parentPort?.on('message', (count: number) => {
  for (let at = 0; at < count; at += 1) {
    const { p256dh = '', auth = '' } = devices[at % devices.length] ?? {};
    encryptMessage({ p256dh, auth, payload: PAYLOAD });
  }
  parentPort?.postMessage(count);
});
