import { useAtomValue } from 'jotai';
import { listTopics, setTopic } from '#api/account/interests.ts';
import { setTopicAlerts } from '#api/account/set-topic-alerts.ts';
import type { Api } from '#api/clients.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import { readerAtom } from '../session/reader-atom.ts';

/** How a reader is alerted about what they follow, by slug. */
type Follows = ReadonlyMap<string, AlertMode>;

const follows = readerAtom<Follows | null>(null);

/** What the reader follows; null until it was loaded. PSH-01 */
export const useFollows = () => useAtomValue(follows.atom);

let loading: Promise<Follows> | null = null;

/** Loads the list once for all simultaneous callers. @throws ApiError `login-required`, `offline`. */
export function loadFollows(api: () => Promise<Api>): Promise<Follows> {
  loading ??= load(api).finally(() => {
    loading = null;
  });
  return loading;
}

async function load(api: () => Promise<Api>): Promise<Follows> {
  let answer: Follows = new Map();
  await follows.load(async () => {
    const topics = await listTopics(await api(), true);
    answer = new Map(topics.map(({ slug, alerts }) => [slug, alerts]));
    return answer;
  });
  return answer;
}

/** Takes over a change made elsewhere in the app; null for what is no longer followed. */
export const recordFollow = (slug: string, alerts: AlertMode | null): void =>
  follows.change((current) => {
    if (!current) return current;
    const next = new Map(current);
    if (alerts === null) next.delete(slug);
    else next.set(slug, alerts);
    return next;
  });

let lastSend: Promise<unknown> = Promise.resolve();

/**
 * Follows something with this alert mode, or unfollows it with null: shown immediately, sent one after the other, and
 * reset to `before` if it could not be sent. @throws ApiError `not-found`, `offline`.
 */
export function follow(
  api: () => Promise<Api>,
  slug: string,
  alerts: AlertMode | null,
  before: AlertMode | null,
): Promise<void> {
  recordFollow(slug, alerts);
  const sent = lastSend.then(async () => {
    try {
      await setTopic(await api(), slug, alerts !== null);
      if (alerts !== null && alerts !== 'off') await setTopicAlerts(await api(), slug, alerts);
    } catch (error) {
      recordFollow(slug, before);
      throw error;
    }
  });
  lastSend = sent.catch(() => undefined);
  return sent;
}
