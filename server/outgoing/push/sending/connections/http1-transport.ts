import { Agent, request as httpsRequest } from 'node:https';
import type { Connect } from './connect.ts';
import { codeOf, type Ended, LONGEST_ANSWER, type PushRequest, type Transport } from './transport.ts';

/** Somewhat more connections than a browser would open. */
const CONNECTIONS = 16;

/** Transport for a service without HTTP/2: several connections, one message at a time on each. */
export function http1Transport(host: string, connect: Connect): Transport {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  agent.createConnection = () => connect(host, ['http/1.1']);
  let active = 0;
  let open = true;

  function end() {
    open = false;
    if (active === 0) agent.destroy();
  }

  return {
    isOpen: () => open,
    room: () => CONNECTIONS - active,
    post({ path, headers, body }: PushRequest, ended) {
      const request = httpsRequest({ agent, host, path, headers, method: 'POST' });
      let answer: Ended | null = null;
      let error: string | undefined;
      active += 1;
      request.on('response', (response) => {
        let heard = 0;
        answer = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
        response.on('data', (chunk: Buffer) => {
          heard += chunk.length;
          if (heard > LONGEST_ANSWER) request.destroy();
        });
      });
      request.on('error', (reason) => {
        error = codeOf(reason);
      });
      request.on('close', () => {
        active -= 1;
        if (!open) end();
        ended(answer ?? { failed: error ?? 'ECONNRESET', untouched: false });
      });
      request.end(body);
      return () => request.destroy();
    },
    retire: end,
    destroy() {
      open = false;
      agent.destroy();
    },
  };
}
