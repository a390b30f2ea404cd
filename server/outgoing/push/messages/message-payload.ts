import { DEVICE_ALERTS } from '#domain/addresses.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { buildPayload } from '#domain/push/payload.ts';
import { storyOf } from '#domain/push/story.ts';
import type { AlertMessage } from '../../db/alert-messages.ts';
import { alertPictures } from '../alert-pictures.ts';
import type { Outgoing } from '../sending/outgoing.ts';
import { LIFETIME_S } from './message-lifetime.ts';

type BuiltPush = Pick<Outgoing, 'payload' | 'ttl' | 'urgency' | 'topic'>;

const MAX_DIGEST_TITLES = 4;

/** Payload and headers of a message, or of several as a digest. `origin` is the newsstand's. PSH-02, PSH-03 */
export function buildPush(
  messages: readonly AlertMessage[],
  brand: Brand,
  origin: string,
  /** The topic by which the reader gets it. */
  topic: string | null,
): BuiltPush {
  const latestFirst = latestOfStories(messages);
  const [message] = latestFirst;
  if (!message || latestFirst.length > 1) return buildDigest(latestFirst, brand, origin);
  const { id, kind, title, body, path, image, articleId, story, edition, day } = message;
  const payload = buildPayload(
    { id, kind, title, body, path, image, articleId, topic, story, edition, day, ...alertPictures(brand) },
    origin,
  );
  const urgency = kind === 'exceptional' ? 'high' : 'normal';
  return { payload, ttl: LIFETIME_S[kind], urgency, topic: `${kind}-${story ?? articleId ?? edition ?? id}` };
}

/** The latest message first, without those that a later one of their story replaces. */
function latestOfStories(messages: readonly AlertMessage[]): AlertMessage[] {
  const byStory = Map.groupBy(messages.toReversed(), (message) => storyOf(message) ?? message.id);
  return [...byStory.values()].flatMap(([latest]) => latest ?? []);
}

/**
 * A digest of messages with the latest first. Its id is made from the latest one, so that each digest is an alert of
 * its own on the device.
 */
function buildDigest(latestFirst: readonly AlertMessage[], brand: Brand, origin: string): BuiltPush {
  const titles = latestFirst.slice(0, MAX_DIGEST_TITLES).map(({ title }) => `• ${title}`);
  const others = latestFirst.length - titles.length;
  const payload = buildPayload(
    {
      id: `riepilogo-${latestFirst[0]?.id ?? ''}`,
      kind: 'digest',
      title: `${latestFirst.length} notizie per te`,
      body: [...titles, ...(others > 0 ? [others === 1 ? 'e un’altra' : `e altre ${others}`] : [])].join(
        '\n',
      ),
      path: DEVICE_ALERTS,
      ...alertPictures(brand),
    },
    origin,
  );
  return { payload, ttl: LIFETIME_S.digest, urgency: 'low', topic: 'riepilogo' };
}
