import { type IncomingHttpHeaders, request } from 'node:http';

export type Fetched = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** GET of a `*.localhost` address, which not every system resolves; returns the bytes as they were sent. */
export function fetchBody(url: URL, headers: Record<string, string> = {}): Promise<Fetched> {
  const { promise, resolve, reject } = Promise.withResolvers<Fetched>();
  const options = {
    host: '127.0.0.1',
    port: url.port,
    path: url.pathname + url.search,
    headers: { host: url.host, ...headers },
  };
  const call = request(options, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
    );
  });
  call.on('error', reject);
  call.end();
  return promise;
}

/** @throws Error unless the answer is a 200. */
export async function fetchText(url: URL): Promise<string> {
  const { status, body } = await fetchBody(url);
  if (status !== 200) throw new Error(`${url.href} answered ${status}`);
  return body.toString('utf8');
}
