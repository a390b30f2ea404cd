// The baseline for the server: a bare HTTP server, in a process of its own, that sends the same prepared answer to
// every request.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { headers: Record<string, string>; body: string };

process.once('message', ({ headers, body }: Answer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
// Ends with the run that started it.
process.once('disconnect', () => process.exit(0));
