export type ShareResult = 'handed-over' | 'copied' | 'failed';

type ShareDevice = {
  share?: ((data: { title: string; url: string }) => Promise<void>) | undefined;
  clipboard?: { writeText(text: string): Promise<void> } | undefined;
};

const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Opens the share sheet of the device; copies the page's address where there is none, or it fails. NWS-04,
 * HLP-01
 */
export async function sharePage(
  data: { title: string; url: string },
  device: ShareDevice,
): Promise<ShareResult> {
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
