import type { Readable } from 'node:stream';
import type { Brand } from '#domain/brands/brand.ts';
import type { NewsstandUrl } from '../content/newsstand.ts';
import type { Orm } from '../db/connect.ts';
import type { DeliveryDesk } from '../import/deliveries/delivery-desk.ts';
import type { IssuePackages } from '../packages/issue-packages.ts';

type Json<R> = R extends { content: { 'application/json': infer J } } ? J : undefined;
type Query<Op> = Op extends { parameters: { query?: infer Q } } ? NonNullable<Q> : undefined;
type Path<Op> = Op extends { parameters: { path: infer P } } ? P : undefined;
/** A body whose contract says nothing of its contents is streamed. */
type Body<Op> = Op extends { requestBody: { content: { 'application/json': infer B } } }
  ? unknown extends B
    ? Readable
    : B
  : undefined;

/** One of the answers the contract allows for this operation, and nothing else. */
export type Reply<Op> = Op extends { responses: infer R }
  ? { [Status in keyof R]: { status: Status; body: Json<R[Status]> } }[keyof R]
  : never;

/** What the server knows of a call before its handler runs. */
export type Visit = {
  brand: Brand;
  now: Date;
  orm: Orm;
  packages: IssuePackages;
  newsstandUrl: NewsstandUrl;
  /** Those a handler reads come once. */
  headers: Partial<Record<'authorization' | 'content-type' | 'idempotency-key', string>>;
  /** Where newsrooms hand in deliveries. */
  desk: DeliveryDesk;
};

/** A request that the contract has already found in order. */
export type Call<Op> = Visit & { query: Query<Op>; path: Path<Op>; body: Body<Op> };

export type Handler<Op> = (call: Call<Op>) => Promise<Reply<Op>>;

/** A table of handlers is complete when every operationId of its contract has one. */
export type Handlers<Operations> = { [Id in keyof Operations]: Handler<Operations[Id]> };
