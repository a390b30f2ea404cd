import type { Readable } from 'node:stream';
import type { Brand, ShowcasePlace } from '#domain/brands/brand.ts';
import type { MailOrigins } from '#server/accounts/identity/account-context.ts';
import type { SetCookie } from '#server/accounts/identity/account-cookie.ts';
import type { Client, Session } from '#server/accounts/identity/identity-service.ts';
import type { Extent } from '#server/newsroom/content/extents.ts';
import type { NewsstandUrl } from '#server/newsroom/content/newsstand.ts';
import type { Attachment, EventStream, TextStream } from './answer-bodies.ts';
import type { Services } from './services.ts';

type Json<R> = R extends { content: { 'application/json': infer J } }
  ? J
  : R extends { content: { 'text/event-stream': unknown } }
    ? EventStream
    : R extends { content: { 'text/plain': unknown } }
      ? TextStream
      : R extends { content: object }
        ? Attachment
        : undefined;
type Query<Op> = Op extends { parameters: { query?: infer Q } } ? NonNullable<Q> : undefined;
type Path<Op> = Op extends { parameters: { path: infer P } } ? P : undefined;
/**
 * Type of an operation's body. A body that the contract does not describe is a stream; a picture is the bytes of its
 * file.
 */
type Body<Op> = Op extends { requestBody: { content: { 'application/json': infer B } } }
  ? unknown extends B
    ? Readable
    : B
  : Op extends { requestBody: { content: { 'image/png': unknown } } }
    ? Buffer
    : undefined;

/**
 * One of the responses that the contract allows for this operation, and nothing else; `cookie` is sent as `Set-Cookie`.
 */
export type Reply<Op> = Op extends { responses: infer R }
  ? { [Status in keyof R]: { status: Status; body: Json<R[Status]>; cookie?: SetCookie } }[keyof R]
  : never;

/** Facts of a request that are known before its handler runs. */
type RequestFacts = {
  brand: Brand;
  now: Date;
  /** Session of the reader; null for a visitor. A call with an unknown bearer reaches no handler. ROL-06 */
  session: Session | null;
  /** The browser that sends the request, for device names and rate limits. */
  client: Client;
  /** Headers that handlers read; each has one value. */
  headers: Partial<
    Record<'authorization' | 'content-type' | 'conversazione' | 'idempotency-key', string | undefined>
  >;
  /** Reads the days of this paper's oldest and newest issue. */
  archiveDays: () => Promise<Extent>;
  newsstandUrl: NewsstandUrl;
  /**
   * Origin of this paper's newsstand, whichever site is requested, without a slash at the end; `accountOrigin` is that
   * of its account site.
   */
  origin: string;
  accountOrigin: string;
  /** Origins of the paper's two sites for links in mails. */
  mailOrigins: MailOrigins;
  /** Origin of the calling page, if it names one; else of the requested site. */
  pageOrigin: string;
  /** Where the paper's showcase is. */
  showcase: ShowcasePlace;
  /** SHA-256 of the key of this paper's newsroom, in hex; without one no deliveries are accepted. */
  newsroomKey: string | undefined;
  /** SHA-256 of the key of the mail provider, which reports bounced mails. */
  mailEventsKey: string | undefined;
};

/** Arguments of a handler: the facts of the request and the services. */
export type RequestContext = RequestFacts & Services;

/** A request that is valid by its contract. */
export type Call<Op> = RequestContext & { query: Query<Op>; path: Path<Op>; body: Body<Op> };

export type Handler<Op> = (call: Call<Op>) => Promise<Reply<Op>>;

/** Handlers of a contract; the table needs one for every operationId. */
export type Handlers<Operations> = { [Id in keyof Operations]: Handler<Operations[Id]> };
