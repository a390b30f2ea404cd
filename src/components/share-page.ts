export type Shared = 'handed-over' | 'copied' | 'failed';

type Sharer = {
  share?: ((data: { title: string; url: string }) => Promise<void>) | undefined;
  clipboard?: { writeText(text: string): Promise<void> } | undefined;
};

const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the share sheet of the device, or copies the page's address where there is none. NWS-04, HLP-01 */
export async function sharePage(data: { title: string; url: string }, device: Sharer): Promise<Shared> {
  if (device.share) {
    try {
      await device.share(data);
      return 'handed-over';
    } catch (error) {
      if (wasCancelled(error)) return 'handed-over';
    }
  }
  try {
    if (!device.clipboard) return 'failed';
    await device.clipboard.writeText(data.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
