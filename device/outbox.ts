import type { Measure } from '#domain/measurement/measures.ts';
import type { AlertReaction } from '#domain/push/alert-reaction.ts';
import type { EntryOf, GivenConsent } from './tables/outbox.ts';

/** By this name the browser tells the worker that the network is back, page or no page. */
export const OUTBOX_TAG = 'outbox';

/** Held by whoever sends: one at a time over all tabs and events. */
export const OUTBOX_LOCK = 'outbox';

const NEW = { attempts: 0, refused: null } as const;

type Opened = Pick<EntryOf<'article-opened'>, 'path' | 'title' | 'accountOrigin'>;

/** An opening that nobody has heard of yet; its key is made up here and says nothing of the reader. OFF-05 */
export const openedEntry = (
  { path, title, accountOrigin }: Opened,
  createdAt: number,
): EntryOf<'article-opened'> => ({
  key: crypto.randomUUID(),
  kind: 'article-opened',
  path,
  title,
  accountOrigin,
  createdAt,
  ...NEW,
});

type Dismissed = Pick<EntryOf<'notice-dismissed'>, 'noticeId' | 'accountOrigin'> & { owner: string };

/** Of the one entry that tells of this notice. */
export const dismissedKey = (noticeId: number): string => `notice-${noticeId}`;

/** A notice of the account that was dismissed; the same again is the same entry, which waits for `notBefore`. NOT-02 */
export const dismissedEntry = (
  { noticeId, owner, accountOrigin }: Dismissed,
  createdAt: number,
  notBefore: number,
): EntryOf<'notice-dismissed'> => ({
  key: dismissedKey(noticeId),
  kind: 'notice-dismissed',
  noticeId,
  owner,
  accountOrigin,
  createdAt,
  notBefore,
  ...NEW,
});

/** A session that was ended here. Of its token the digest is kept, which opens nothing; it is nobody's. NAV-11, OFF-06 */
export async function sessionEndEntry(
  token: string,
  accountOrigin: string,
  createdAt: number,
): Promise<EntryOf<'session-end'>> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  const digest = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    key: crypto.randomUUID(),
    kind: 'session-end',
    digest,
    accountOrigin,
    createdAt,
    ...NEW,
  };
}

type TopicAlerts = Pick<EntryOf<'topic-alerts'>, 'topic' | 'mode' | 'accountOrigin'> & { owner: string };

/** Of the one entry that tells of this topic. */
export const topicAlertsKey = (topic: string): string => `topic-${topic}`;

/** How a reader wants to hear of a topic; what is said later takes the place of what was said before. PSH-03 */
export const topicAlertsEntry = (
  { topic, mode, owner, accountOrigin }: TopicAlerts,
  createdAt: number,
): EntryOf<'topic-alerts'> => ({
  key: topicAlertsKey(topic),
  kind: 'topic-alerts',
  topic,
  mode,
  owner,
  accountOrigin,
  createdAt,
  ...NEW,
});

type StoryMuted = Pick<EntryOf<'story-muted'>, 'story' | 'muted' | 'accountOrigin'> & { owner: string };

/** That a reader hears no more of a story, or again; what is said later takes the place of what was said before. PSH-01 */
export const storyMutedEntry = (
  { story, muted, owner, accountOrigin }: StoryMuted,
  createdAt: number,
): EntryOf<'story-muted'> => ({
  key: `story-${story}`,
  kind: 'story-muted',
  story,
  muted,
  owner,
  accountOrigin,
  createdAt,
  ...NEW,
});

type AlertTold = Pick<EntryOf<'alert-told'>, 'alertId' | 'deed' | 'accountOrigin'> & { owner: string };

/** Of the one entry that tells this of this alert. */
export const alertToldKey = (alertId: string, reaction: AlertReaction): string =>
  `alert-${reaction}-${alertId}`;

/** What became of an alert on this device; told twice, it is told once. PSH-04 */
export const alertToldEntry = (
  { alertId, deed, owner, accountOrigin }: AlertTold,
  createdAt: number,
): EntryOf<'alert-told'> => ({
  key: alertToldKey(alertId, deed),
  kind: 'alert-told',
  alertId,
  deed,
  owner,
  accountOrigin,
  createdAt,
  ...NEW,
});

type Made = { accountOrigin: string; createdAt: number };

/** What was measured of a page; its key says nothing of the reader. TRK-04 */
export const measuredEntry = (measure: Measure, { accountOrigin, createdAt }: Made): EntryOf<'measured'> => ({
  key: crypto.randomUUID(),
  kind: 'measured',
  measure,
  accountOrigin,
  createdAt,
  ...NEW,
});

type Given = GivenConsent & { id: string; at: Date; accountOrigin: string };

/** What was agreed to here; each answer is an entry of its own, because each is to be proven. TRK-01 */
export const consentEntry = ({ id, at, accountOrigin, ...given }: Given): EntryOf<'consent-given'> => ({
  key: id,
  kind: 'consent-given',
  consent: given,
  accountOrigin,
  createdAt: at.getTime(),
  ...NEW,
});
