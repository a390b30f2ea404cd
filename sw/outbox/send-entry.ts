import { dismissNotice } from '#api/account/dismiss-notice.ts';
import { endSession } from '#api/account/end-session.ts';
import { muteStory } from '#api/account/mute-story.ts';
import { recordConsent } from '#api/account/record-consent.ts';
import { reportAlertReaction } from '#api/account/report-alert-reaction.ts';
import { setTopicAlerts } from '#api/account/set-topic-alerts.ts';
import { trackEvent, trackMeasure } from '#api/account/track-event.ts';
import type { Api } from '#api/clients.ts';
import type { OutboxEntry } from '#device/tables/outbox.ts';

/** Sends an entry of the outbox to the server. @throws ApiError OFF-05 */
export function sendEntry(api: Api, entry: OutboxEntry): Promise<void> {
  switch (entry.kind) {
    case 'article-opened':
      return trackEvent(api, entry.path, { key: entry.key, at: new Date(entry.createdAt) });
    case 'measured':
      return trackMeasure(api, entry.measure, { key: entry.key, at: new Date(entry.createdAt) });
    case 'notice-dismissed':
      return dismissNotice(api, entry.noticeId);
    case 'session-end':
      return endSession(api, entry.digest);
    case 'topic-alerts':
      return setTopicAlerts(api, entry.topic, entry.mode);
    case 'story-muted':
      return muteStory(api, entry.story, entry.muted);
    case 'alert-told':
      return reportAlertReaction(api, entry.alertId, entry.deed);
    case 'consent-given':
      return recordConsent(api, { ...entry.consent, id: entry.key, at: new Date(entry.createdAt) });
  }
}
