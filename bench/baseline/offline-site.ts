import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A minimal worker, which caches the one page and answers with it. */
const WORKER = `
addEventListener('install', (event) => event.waitUntil(
  caches.open('page').then((cache) => cache.addAll(['/', '/picture'])).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request.mode === 'navigate' ? '/' : '/picture').then((kept) => kept ?? Response.error())));
`;
const REGISTER = '<script>navigator.serviceWorker.register("/sw.js")</script>';

/** Serves a static page with one picture, cached by a service worker: the cost of an offline start without an app. */
export async function startOfflineSite(page: string, picture: Buffer) {
  const server = createServer(({ url }, response) => {
    const [type, body] =
      url === '/sw.js'
        ? ['text/javascript', WORKER]
        : url === '/'
          ? ['text/html; charset=utf-8', page + REGISTER]
          : ['image/avif', picture];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
