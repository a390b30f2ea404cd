import { Agent, request as httpsRequest } from 'node:https';
import type { Connect } from './connect.ts';
import {
  codeOf,
  MAX_ANSWER_BYTES,
  type PushRequest,
  type RequestResult,
  type Transport,
} from './transport.ts';

/** Somewhat more connections than a browser would open. */
const MAX_CONNECTIONS = 16;

/** Codes of errors after which no connection was open, so that no service has received the message. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Transport for a service without HTTP/2: several connections, one message at a time on each. */
export function http1Transport(host: string, connect: Connect): Transport {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  agent.createConnection = () => connect(host, ['http/1.1']);
  let active = 0;
  let isAccepting = true;

  function retire() {
    isAccepting = false;
    if (active === 0) agent.destroy();
  }

  return {
    isOpen: () => isAccepting,
    freeSlots: () => MAX_CONNECTIONS - active,
    post({ path, headers, body }: PushRequest, onEnd) {
      const request = httpsRequest({ agent, host, path, headers, method: 'POST' });
      let answer: RequestResult | null = null;
      let error: string | undefined;
      active += 1;
      request.on('response', (response) => {
        let receivedBytes = 0;
        answer = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
        response.on('data', (chunk: Buffer) => {
          receivedBytes += chunk.length;
          if (receivedBytes > MAX_ANSWER_BYTES) request.destroy();
        });
      });
      request.on('error', (reason) => {
        error = codeOf(reason);
      });
      request.on('close', () => {
        active -= 1;
        if (!isAccepting) retire();
        const failed = error ?? 'ECONNRESET';
        onEnd(answer ?? { failed, notStarted: NOT_CONNECTED.has(failed) });
      });
      request.end(body);
      return () => request.destroy();
    },
    retire,
    destroy() {
      isAccepting = false;
      agent.destroy();
    },
  };
}
