import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import tls from 'node:tls';
import { Worker } from 'node:worker_threads';
import webPush from 'web-push';
import { newVapidKeys } from '#server/base/config/vapid-keys.ts';
import { inParallel } from './in-parallel.ts';
import { devicesAt, PAYLOAD, SERVICE_HOST } from './load.ts';
import type { MessageSender } from './sending.ts';

const MAX_CONCURRENT = 100;
const ORIGIN = `https://${SERVICE_HOST}`;
const ENCRYPTING = new URL('bare-encryption.ts', import.meta.url);

/**
 * The lower bound: one thread encrypts a number of bodies while another sends as many requests, without any link
 * between them.
 */
export function bySeparateSteps(port: number, certificateFile: string): MessageSender {
  const ca = readFileSync(certificateFile);
  const session = connect(ORIGIN, {
    createConnection: () =>
      tls.connect({ host: '127.0.0.1', port, servername: SERVICE_HOST, ca, ALPNProtocols: ['h2'] }),
  });
  const worker = new Worker(ENCRYPTING);
  const requests = prepareRequests();
  return {
    async send(count) {
      worker.postMessage(count);
      const encrypted = once(worker, 'message');
      await inParallel(count, MAX_CONCURRENT, (index) => post(session, requests[index % requests.length]));
      await encrypted;
    },
    async close() {
      session.destroy();
      await worker.terminate();
    },
  };
}

type PreparedRequest = { headers: Record<string, string | number>; body: Buffer };

function prepareRequests(): PreparedRequest[] {
  const { publicKey, privateKey } = newVapidKeys();
  const subject = 'mailto:edicola@ilmessaggero.it';
  const vapid = webPush.getVapidHeaders(ORIGIN, subject, publicKey, privateKey, 'aes128gcm');
  return devicesAt(ORIGIN).map(({ endpoint, p256dh, auth }) => {
    const body = webPush.encrypt(p256dh, auth, PAYLOAD, 'aes128gcm').cipherText;
    const headers = {
      ':method': 'POST',
      ':path': new URL(endpoint).pathname,
      authorization: vapid.Authorization,
      ttl: 3600,
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
      'content-length': body.length,
      'content-type': 'application/octet-stream',
    };
    return { headers, body };
  });
}

function post(session: ClientHttp2Session, ready: PreparedRequest | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = session.request(ready?.headers);
    stream.on('error', reject);
    stream.on('close', resolve);
    stream.resume();
    stream.end(ready?.body);
  });
}
