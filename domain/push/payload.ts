import * as v from 'valibot';
import { TOPICS } from '../account-addresses.ts';
import { isDay } from '../day.ts';
import type { Day } from '../newsstand.ts';
import { redirectAddress } from '../redirect-address.ts';
import type { Alert } from './alert-rules.ts';
import { cutToFit } from './cut-to-fit.ts';

/** Page, worker and server all have `URL`; this file must compile without the type library of any of them. */
declare class URL {
  constructor(address: string, base: string);
  readonly href: string;
  readonly searchParams: { set(name: string, value: string): void };
}

const KINDS = ['news', 'exceptional', 'edition', 'digest', 'test'] as const;

/** A digest combines several alerts. */
export type AlertKind = Alert['kind'] | 'digest';

/** Push services accept 4,096 bytes after encryption; this leaves room for its overhead. PSH-02 */
export const MAX_PAYLOAD_BYTES = 3000;

/** Marks a declarative push message; the number is that of RFC 8030, the Web Push protocol. */
const DECLARATIVE = 8030;

const NonEmptyText = v.pipe(v.string(), v.trim(), v.nonEmpty());
const optionalField = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/**
 * A declarative push message: a browser that supports it shows the alert by itself if the worker fails. Required fields
 * must be valid; invalid optional fields are ignored. PSH-03
 */
export const PushPayload = v.object({
  web_push: v.literal(DECLARATIVE),
  notification: v.object({
    title: NonEmptyText,
    body: v.fallback(v.string(), ''),
    navigate: v.string(),
    tag: v.fallback(v.string(), ''),
    icon: optionalField(v.string()),
    badge: optionalField(v.string()),
    image: optionalField(v.string()),
    actions: v.fallback(
      v.array(v.object({ action: NonEmptyText, title: NonEmptyText, navigate: optionalField(v.string()) })),
      [],
    ),
    data: v.object({
      avviso: NonEmptyText,
      tipo: v.fallback(v.picklist(KINDS), 'news'),
      articolo: optionalField(v.pipe(v.number(), v.integer(), v.minValue(1))),
      argomento: optionalField(NonEmptyText),
      storia: optionalField(NonEmptyText),
      edizione: optionalField(NonEmptyText),
      giorno: optionalField(v.pipe(v.string(), v.check(isDay))),
    }),
  }),
});

type AlertAction = { action: string; title: string };

/** An alert as it was received. Fields that it does not have are null. */
export type PushedAlert = {
  id: string;
  kind: AlertKind;
  title: string;
  body: string;
  /** Path that it opens on this paper's own origin. */
  path: string;
  /** The same for all alerts of a story: the latest replaces the one before. */
  tag: string;
  icon: string | null;
  badge: string | null;
  image: string | null;
  actions: readonly AlertAction[];
  articleId: number | null;
  topic: string | null;
  story: string | null;
  edition: string | null;
  day: Day | null;
};

/**
 * Reads a received message; null if it is no alert of ours. `origin` is the paper's: an alert with an address elsewhere
 * opens the home page. PSH-03
 */
export function readPayload(message: unknown, origin: string): PushedAlert | null {
  const parsed = v.safeParse(PushPayload, message);
  if (!parsed.success) return null;
  const { data, actions, navigate, tag, title, body, icon, badge, image } = parsed.output.notification;
  return {
    id: data.avviso,
    kind: data.tipo,
    title,
    body,
    path: redirectAddress(navigate, [origin]).slice(origin.length),
    tag: tag || `avviso-${data.avviso}`,
    icon: icon ?? null,
    badge: badge ?? null,
    image: image ?? null,
    actions: actions.map(({ action, title }) => ({ action, title })),
    articleId: data.articolo ?? null,
    topic: data.argomento ?? null,
    story: data.storia ?? null,
    edition: data.edizione ?? null,
    day: (data.giorno as Day | undefined) ?? null,
  };
}

/**
 * The contents of an alert to send. `path` and the pictures' addresses are the paper's own; `unread` includes this one.
 */
export type AlertToPush = Pick<PushedAlert, 'id' | 'kind' | 'title' | 'body' | 'path'> &
  Partial<Pick<PushedAlert, 'image' | 'articleId' | 'topic' | 'story' | 'edition' | 'day'>> & {
    icon: string;
    badge: string;
    unread?: number;
  };

/**
 * Builds the text of a message within `MAX_PAYLOAD_BYTES`: if too long, first without its picture, then with
 * fewer words. It contains no data of the reader. @throws RangeError if its addresses alone are too long.
 * PSH-03
 */
export function buildPayload(alert: AlertToPush, origin: string): string {
  const payloadWith = (change: Partial<AlertToPush>) =>
    JSON.stringify(toWire({ ...alert, ...change }, origin));
  const fits = (payload: string) => bytesOf(payload) <= MAX_PAYLOAD_BYTES;
  const fullPayload = payloadWith({});
  if (fits(fullPayload)) return fullPayload;
  const body = cutToFit(alert.body, (body) => fits(payloadWith({ image: null, body }))) ?? '';
  const title = cutToFit(alert.title, (title) => fits(payloadWith({ image: null, body, title })));
  if (!title) throw new RangeError('alert: its addresses leave no room for words');
  return payloadWith({ image: null, body, title });
}

const tagOf = ({ id, kind, story, articleId, edition }: AlertToPush): string => {
  if (kind === 'digest') return 'riepilogo';
  if (kind === 'test') return 'prova';
  return kind === 'edition' ? `edizione-${edition ?? id}` : `storia-${story ?? articleId ?? id}`;
};

/** Fields that only browsers read, which show a declarative message by themselves. */
type ReadByBrowsers = { mutable: true; notification: { lang: 'it'; dir: 'ltr'; silent: false } };

function toWire(alert: AlertToPush, origin: string) {
  const { id, kind, title, body, image, articleId, topic, story, edition, day, unread } = alert;
  const absoluteUrl = (path: string) => new URL(path, origin).href;
  const urlFromAlert = (path: string) => {
    const url = new URL(path, origin);
    url.searchParams.set('da', 'avviso');
    return url.href;
  };
  const navigate = urlFromAlert(alert.path);
  return {
    web_push: DECLARATIVE,
    mutable: true,
    ...(unread !== undefined && { app_badge: unread }),
    notification: {
      title,
      body,
      lang: 'it',
      dir: 'ltr',
      navigate,
      tag: tagOf(alert),
      silent: false,
      icon: absoluteUrl(alert.icon),
      badge: absoluteUrl(alert.badge),
      ...(image && { image: absoluteUrl(image) }),
      actions: [
        { action: 'leggi', title: 'Leggi', navigate },
        // Addresses for when no worker handles the action: the article's page has its own save button, the topics have
        // their own page.
        ...(articleId ? [{ action: 'salva', title: 'Salva', navigate }] : []),
        ...(topic ? [{ action: 'silenzia', title: 'Silenzia tema', navigate: urlFromAlert(TOPICS) }] : []),
      ],
      data: {
        avviso: id,
        tipo: kind,
        ...(articleId && { articolo: articleId }),
        ...(topic && { argomento: topic }),
        ...(story && { storia: story }),
        ...(edition && { edizione: edition }),
        ...(day && { giorno: day }),
      },
    },
  } satisfies v.InferInput<typeof PushPayload> & ReadByBrowsers;
}

const bytesOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + bytesOfPoint(letter.codePointAt(0) ?? 0), 0);

/** Number of bytes of a code point in UTF-8. */
function bytesOfPoint(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
