// A push service that accepts everything immediately, in a process of its own; it sends its port when it listens.
import { readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo } from 'node:net';

const CREATED = 201;
const [key = '', certificate = ''] = process.argv.slice(2);

const server = createSecureServer({
  key: readFileSync(key),
  cert: readFileSync(certificate),
  allowHTTP1: true,
});
server.on('stream', (stream) => {
  stream.resume();
  stream.on('end', () => stream.respond({ ':status': CREATED }, { endStream: true }));
});
server.on('request', (request: Http2ServerRequest, response) => {
  // HTTP/2 streams are answered above.
  if (request.httpVersionMajor > 1) return;
  request.resume();
  request.on('end', () => response.writeHead(CREATED).end());
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));
