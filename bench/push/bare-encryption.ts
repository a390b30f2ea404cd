// A thread that encrypts a requested number of messages with web-push, and reports when it has finished.
import { parentPort } from 'node:worker_threads';
import webPush from 'web-push';
import { devicesAt, PAYLOAD, SERVICE_HOST } from './load.ts';

const devices = devicesAt(`https://${SERVICE_HOST}`);

parentPort?.on('message', (count: number) => {
  for (let index = 0; index < count; index += 1) {
    const { p256dh = '', auth = '' } = devices[index % devices.length] ?? {};
    webPush.encrypt(p256dh, auth, PAYLOAD, 'aes128gcm');
  }
  parentPort?.postMessage(count);
});
