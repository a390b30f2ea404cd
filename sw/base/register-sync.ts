declare const self: { registration: ServiceWorkerRegistration };

/** The standard's types leave Background Sync out: not every browser has it. */
type Syncing = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Has the browser, where it can, wake the worker when there is a network, though no page is open. */
export async function registerSync(tag: string): Promise<void> {
  const { sync }: Syncing = self.registration;
  // A browser that was told to sync nothing refuses: pages ask when they are next open.
  await sync?.register(tag).catch(() => undefined);
}
