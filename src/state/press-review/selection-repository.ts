import { NewsstandDb } from '#device/db.ts';
import { keepSelection, readSelection } from '#device/tables/clip-selections.ts';

const db = new NewsstandDb();

export const load = (owner: string): Promise<readonly number[]> => readSelection(db, owner);

let channel: { owner: string; pages: BroadcastChannel } | undefined;

/** Of an account's pages that stand open on this device. */
function pagesOf(owner: string): BroadcastChannel {
  if (channel?.owner === owner) return channel.pages;
  channel?.pages.close();
  channel = { owner, pages: new BroadcastChannel(`clip-selection ${owner}`) };
  return channel.pages;
}

export async function keep(owner: string, clips: readonly number[]): Promise<void> {
  pagesOf(owner).postMessage(clips);
  await keepSelection(db, { owner, clips });
}

export function watch(owner: string, told: (clips: readonly number[]) => void): void {
  pagesOf(owner).onmessage = ({ data }: MessageEvent<readonly number[]>) => told(data);
}
