// Takes the place of a worker that an earlier build left on this address: it would go on answering with what it keeps.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) void page.navigate(page.url);
}
