import { useAtomValue } from 'jotai';
import { listTopics } from '#api/account/list-topics.ts';
import { setTopic } from '#api/account/set-topic.ts';
import type { Api } from '#api/clients.ts';
import { atomOfReader } from './of-reader.ts';

const follows = atomOfReader<ReadonlySet<string> | null>(null);

/** Slugs of the topics that the reader follows; null until they were asked for. PSH-01 */
export const useFollows = () => useAtomValue(follows.atom);

let asking: Promise<void> | null = null;

/** Asks once for all who want to know at the same time. @throws ApiError `login-required`, `offline`. */
export function loadFollows(api: () => Promise<Api>): Promise<void> {
  asking ??= follows
    .take(async () => new Set((await listTopics(await api(), true)).map(({ slug }) => slug)))
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** What was told elsewhere in the app. */
export const noteFollow = (slug: string, followed: boolean): void =>
  follows.change((known) => {
    if (!known) return known;
    const next = new Set(known);
    if (followed) next.add(slug);
    else next.delete(slug);
    return next;
  });

/** Follows a topic or lets it go: shown at once, and as before where it could not be told. @throws ApiError `not-found`, `offline`. */
export async function follow(api: () => Promise<Api>, slug: string, followed: boolean): Promise<void> {
  noteFollow(slug, followed);
  try {
    await setTopic(await api(), slug, followed);
  } catch (error) {
    noteFollow(slug, !followed);
    throw error;
  }
}
