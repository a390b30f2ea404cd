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
/** A body whose contract says nothing of its contents is streamed; a picture comes as its file is. */
type Body<Op> = Op extends { requestBody: { content: { 'application/json': infer B } } }
  ? unknown extends B
    ? Readable
    : B
  : Op extends { requestBody: { content: { 'image/png': unknown } } }
    ? Buffer
    : undefined;

/** One of the answers the contract allows for this operation, and nothing else; `cookie` goes out as `Set-Cookie`. */
export type Reply<Op> = Op extends { responses: infer R }
  ? { [Status in keyof R]: { status: Status; body: Json<R[Status]>; cookie?: SetCookie } }[keyof R]
  : never;

/** What the server knows of a request before its handler runs. */
type RequestFacts = {
  brand: Brand;
  now: Date;
  /** Who is signed in; null for a visitor. A call with a bearer that is nobody's reaches no handler. ROL-06 */
  session: Session | null;
  /** The browser that asks, for naming a device and for limits. */
  client: Client;
  /** Those a handler reads come once. */
  headers: Partial<
    Record<'authorization' | 'content-type' | 'conversazione' | 'idempotency-key', string | undefined>
  >;
  /** The days of this paper's oldest issue and of its newest one. */
  extent: () => Promise<Extent>;
  newsstandUrl: NewsstandUrl;
  /** Origins of this paper's newsstand and of its account site, whichever is asked, without a slash at the end. */
  origin: string;
  accountOrigin: string;
  /** The same, as links say it that leave with a mail. */
  mailOrigins: MailOrigins;
  /** Of the page that asks, where it says so; else of the site that is asked. */
  pageOrigin: string;
  /** Where the paper's showcase stands. */
  showcase: ShowcasePlace;
  /** SHA-256 of the key of this paper's newsroom, in hex; without one it may send nothing. */
  newsroomKey: string | undefined;
  /** The same of who hands our mails over, and tells of those that came back. */
  mailEventsKey: string | undefined;
};

/** What a request is answered with: what is known of it, and the services. */
export type RequestContext = RequestFacts & Services;

/** A request that the contract has already found in order. */
export type Call<Op> = RequestContext & { query: Query<Op>; path: Path<Op>; body: Body<Op> };

export type Handler<Op> = (call: Call<Op>) => Promise<Reply<Op>>;

/** A table of handlers is complete when every operationId of its contract has one. */
export type Handlers<Operations> = { [Id in keyof Operations]: Handler<Operations[Id]> };
