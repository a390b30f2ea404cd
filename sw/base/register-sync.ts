declare const self: { registration: ServiceWorkerRegistration };

/** The standard's types leave out Background Sync, because not every browser has it. */
type RegistrationWithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Makes the browser wake the worker once there is a network, even if no page is open; only where it can. */
export async function registerSync(tag: string): Promise<void> {
  const { sync }: RegistrationWithSync = self.registration;
  // A browser whose user has switched off background sync refuses: pages then do the work when they are next open.
  await sync?.register(tag).catch(() => undefined);
}
