import { DEVICE_ALERTS } from '#domain/addresses.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { buildPayload } from '#domain/push/payload.ts';
import { storyOf } from '#domain/push/story.ts';
import type { AlertMessage } from '../../db/alert-messages.ts';
import { alertPictures } from '../alert-pictures.ts';
import type { Outgoing } from '../sending/outgoing.ts';

type BuiltPush = Pick<Outgoing, 'payload' | 'ttl' | 'urgency' | 'topic'>;

const HOUR_S = 3600;
/** How long a message is worth delivering to a device that is off. */
const TTL_S = { news: 24 * HOUR_S, exceptional: 6 * HOUR_S, edition: 12 * HOUR_S };
const DIGEST_TTL_S = 12 * HOUR_S;
const MAX_DIGEST_TITLES = 4;

/** When a message becomes too old to be sent. */
export const expiryOf = ({ kind, createdAt }: Pick<AlertMessage, 'kind' | 'createdAt'>): Date =>
  new Date(createdAt.getTime() + TTL_S[kind] * 1000);

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
  return { payload, ttl: TTL_S[kind], urgency, topic: `${kind}-${story ?? articleId ?? edition ?? id}` };
}

/** The latest message first, without those that a later one of their story replaces. */
function latestOfStories(messages: readonly AlertMessage[]): AlertMessage[] {
  const byStory = Map.groupBy(messages.toReversed(), (message) => storyOf(message) ?? message.id);
  return [...byStory.values()].flatMap(([latest]) => latest ?? []);
}

/**
 * A digest of messages with the latest first. Its id is made from the latest one, so that each digest is an alert of its
 * own on the device.
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
  return { payload, ttl: DIGEST_TTL_S, urgency: 'low', topic: 'riepilogo' };
}
