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

/** Changes that are not sent yet: their number, and the mode that the account has. */
type Pending = { changes: number; saved: AlertMode | null };

/** By what is followed. */
const pending = new Map<string, Pending>();

/** Sends one change, and notes after each call what the account has. */
async function send(api: Api, slug: string, alerts: AlertMode | null, state: Pending): Promise<void> {
  await setTopic(api, slug, alerts !== null);
  state.saved = alerts === null ? null : (state.saved ?? 'off');
  if (alerts !== null && alerts !== 'off') await setTopicAlerts(api, slug, alerts);
  state.saved = alerts;
}

/**
 * Follows something with this alert mode, or unfollows it with null: shown immediately, sent one after the other. If the
 * last change could not be sent, what the account has is shown again.
 * @param before what the account has, if no earlier change is waiting
 * @throws ApiError `not-found`, `offline`.
 */
export function follow(
  api: () => Promise<Api>,
  slug: string,
  alerts: AlertMode | null,
  before: AlertMode | null,
): Promise<void> {
  recordFollow(slug, alerts);
  const state = pending.get(slug) ?? { changes: 0, saved: before };
  pending.set(slug, state);
  state.changes += 1;
  const sent = lastSend.then(async () => {
    try {
      await send(await api(), slug, alerts, state);
    } catch (error) {
      if (state.changes === 1) recordFollow(slug, state.saved);
      throw error;
    } finally {
      state.changes -= 1;
      if (state.changes === 0) pending.delete(slug);
    }
  });
  lastSend = sent.catch(() => undefined);
  return sent;
}
