import type { Measure } from '#domain/measurement/measures.ts';
import type { AlertReaction } from '#domain/push/alert-reaction.ts';
import type { EntryOf, GivenConsent } from './tables/outbox.ts';

// Constructors of outbox entries. The table itself is in `tables/outbox.ts`.

/**
 * Tag of the Background Sync event that wakes the worker when the device is online again, even with no page
 * open.
 */
export const OUTBOX_TAG = 'outbox';

/** Name of the lock held while sending, so that only one tab or event sends at a time. */
export const OUTBOX_LOCK = 'outbox';

const NEW_ENTRY_STATE = { attempts: 0, refused: null } as const;

type OpenedData = Pick<EntryOf<'article-opened'>, 'path' | 'title' | 'accountOrigin'>;

/** Makes an entry for an opened article. Its key is random and does not identify the reader. OFF-05 */
export const articleOpenedEntry = (
  { path, title, accountOrigin }: OpenedData,
  createdAt: number,
): EntryOf<'article-opened'> => ({
  key: crypto.randomUUID(),
  kind: 'article-opened',
  path,
  title,
  accountOrigin,
  createdAt,
  ...NEW_ENTRY_STATE,
});

type DismissedData = Pick<EntryOf<'notice-dismissed'>, 'noticeId' | 'accountOrigin'> & { owner: string };

/** Key of the only entry for this notice. */
export const noticeDismissedKey = (noticeId: number): string => `notice-${noticeId}`;

/**
 * Makes an entry for a dismissed notice of the account. Dismissing it again replaces the entry, which is not sent
 * before `notBefore`. NOT-02
 */
export const noticeDismissedEntry = (
  { noticeId, owner, accountOrigin }: DismissedData,
  createdAt: number,
  notBefore: number,
): EntryOf<'notice-dismissed'> => ({
  key: noticeDismissedKey(noticeId),
  kind: 'notice-dismissed',
  noticeId,
  owner,
  accountOrigin,
  createdAt,
  notBefore,
  ...NEW_ENTRY_STATE,
});

/**
 * Makes an entry for a session that was ended here. It holds only a digest of the token, which gives no access, and has
 * no owner. NAV-11, OFF-06
 */
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
    ...NEW_ENTRY_STATE,
  };
}

type TopicAlertsData = Pick<EntryOf<'topic-alerts'>, 'topic' | 'mode' | 'accountOrigin'> & { owner: string };

/** Key of the only entry for this topic. */
export const topicAlertsKey = (topic: string): string => `topic-${topic}`;

/** Makes an entry for the alert mode of a topic; a later choice replaces an earlier one. PSH-03 */
export const topicAlertsEntry = (
  { topic, mode, owner, accountOrigin }: TopicAlertsData,
  createdAt: number,
): EntryOf<'topic-alerts'> => ({
  key: topicAlertsKey(topic),
  kind: 'topic-alerts',
  topic,
  mode,
  owner,
  accountOrigin,
  createdAt,
  ...NEW_ENTRY_STATE,
});

type StoryMutedData = Pick<EntryOf<'story-muted'>, 'story' | 'muted' | 'accountOrigin'> & { owner: string };

/** Makes an entry for muting or unmuting a story; a later choice replaces an earlier one. PSH-01 */
export const storyMutedEntry = (
  { story, muted, owner, accountOrigin }: StoryMutedData,
  createdAt: number,
): EntryOf<'story-muted'> => ({
  key: `story-${story}`,
  kind: 'story-muted',
  story,
  muted,
  owner,
  accountOrigin,
  createdAt,
  ...NEW_ENTRY_STATE,
});

type AlertReactionData = Pick<EntryOf<'alert-told'>, 'alertId' | 'deed' | 'accountOrigin'> & {
  owner: string;
};

/** Key of the only entry for this alert and reaction. */
export const alertReactionKey = (alertId: string, reaction: AlertReaction): string =>
  `alert-${reaction}-${alertId}`;

/**
 * Makes an entry for the reaction to an alert on this device, `deed` (stored name); the same reaction is sent
 * only once. PSH-04
 */
export const alertReactionEntry = (
  { alertId, deed, owner, accountOrigin }: AlertReactionData,
  createdAt: number,
): EntryOf<'alert-told'> => ({
  key: alertReactionKey(alertId, deed),
  kind: 'alert-told',
  alertId,
  deed,
  owner,
  accountOrigin,
  createdAt,
  ...NEW_ENTRY_STATE,
});

type EntryOrigin = { accountOrigin: string; createdAt: number };

/** Makes an entry for a measurement of a page; its key does not identify the reader. TRK-04 */
export const measuredEntry = (
  measure: Measure,
  { accountOrigin, createdAt }: EntryOrigin,
): EntryOf<'measured'> => ({
  key: crypto.randomUUID(),
  kind: 'measured',
  measure,
  accountOrigin,
  createdAt,
  ...NEW_ENTRY_STATE,
});

type GivenConsentData = GivenConsent & { id: string; at: Date; accountOrigin: string };

/** Makes an entry for a consent given here; each answer has its own entry, because each must be provable. TRK-01 */
export const consentEntry = ({
  id,
  at,
  accountOrigin,
  ...consent
}: GivenConsentData): EntryOf<'consent-given'> => ({
  key: id,
  kind: 'consent-given',
  consent,
  accountOrigin,
  createdAt: at.getTime(),
  ...NEW_ENTRY_STATE,
});
