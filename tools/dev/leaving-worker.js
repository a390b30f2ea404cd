// Replaces a service worker that an earlier build left at this address, which would go on answering from its
// caches; then removes itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) void page.navigate(page.url);
}
