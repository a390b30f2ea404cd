// Load generator in a process of its own: `node closed-loop.ts URL REQUESTS CONNECTIONS`. Every connection sends its
// next request when the last one is answered.
import { Agent, get } from 'node:http';

const [address = '', requests = '0', connections = '1'] = process.argv.slice(2);
const url = new URL(address);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const httpOptions = {
  agent,
  host: '127.0.0.1',
  port: url.port,
  path: url.pathname + url.search,
  headers: { host: url.host, 'accept-encoding': 'br' },
};
let remaining = Number(requests);

function sendOne(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const call = get(httpOptions, (response) => {
    if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
    response.once('end', resolve).once('error', reject).resume();
  });
  call.once('error', reject);
  return promise;
}

async function runConnection(): Promise<void> {
  while (remaining > 0) {
    remaining -= 1;
    await sendOne();
  }
}

await Promise.all(Array.from({ length: Number(connections) }, runConnection));
agent.destroy();
