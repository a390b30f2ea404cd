/** A minimal worker as the baseline: on install it fetches every file separately, four at a time. */
export const bareInstaller = (paths: readonly string[]): string => `
const left = ${JSON.stringify(paths)};
async function hold(cache) {
  for (let path = left.shift(); path !== undefined; path = left.shift()) await cache.add(path);
}
addEventListener('install', (event) => event.waitUntil(
  caches.open('app').then((cache) => Promise.all([1, 2, 3, 4].map(() => hold(cache))))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
`;
