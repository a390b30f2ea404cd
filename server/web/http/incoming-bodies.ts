import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusal } from '../apis/replies.ts';
import { MAX_BODY_BYTES } from './body-limits.ts';
import { DATA_HEADERS } from './security-headers.ts';

export type BodyLimits = {
  /** After this time a body must have arrived at `bytesPerSecond` on average. */
  graceMs: number;
  bytesPerSecond: number;
  /** The longest pause without any data. */
  idleTimeoutMs: number;
  /** How many bodies may be arriving: in total, and from one network. */
  count: number;
  perNetwork: number;
  /** Bytes that may have arrived of all bodies that are incomplete or not answered yet. They are held in memory. */
  bytes: number;
};

/** How often progress is measured. */
const CHECK_INTERVAL_MS = 1000;

type BodyTraits = {
  /** Null for networks around this machine, from which many may arrive. */
  network: string | null;
  /** Whether the body is held in memory until it is complete; all are except deliveries of newsrooms. */
  isInMemory: boolean;
};

/** The body of one request: how much of it has arrived, and when. Times are in milliseconds of `performance.now()`. */
class ArrivingBody {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly network: string | null;
  readonly isInMemory: boolean;
  readonly begunAt = performance.now();
  /** Bytes that the connection had received when the body began. */
  readonly #bytesBefore: number;
  bytes = 0;
  isComplete = false;
  lastByteAt = this.begunAt;
  /** Bytes received between the last two measurements. */
  recentBytes = 0;

  constructor(request: IncomingMessage, response: ServerResponse, { network, isInMemory }: BodyTraits) {
    this.request = request;
    this.response = response;
    this.network = network;
    this.isInMemory = isInMemory;
    this.#bytesBefore = request.socket.bytesRead;
  }

  measure(now: number): void {
    const bytes = this.request.socket.bytesRead - this.#bytesBefore;
    this.recentBytes = bytes - this.bytes;
    // Unread bytes in the buffer have arrived: then the server is slow, not the connection.
    if (this.recentBytes > 0 || this.request.readableLength > 0) this.lastByteAt = now;
    this.bytes = bytes;
  }

  isTooSlow(now: number, { graceMs, bytesPerSecond, idleTimeoutMs }: BodyLimits): boolean {
    if (now - this.lastByteAt > idleTimeoutMs) return true;
    const requiredBytes = ((now - this.begunAt - graceMs) / 1000) * bytesPerSecond;
    return now - this.begunAt > graceMs && this.bytes < requiredBytes && this.request.readableLength === 0;
  }
}

/**
 * The bodies that are arriving. They take no places of the calls that are served. A body that arrives too
 * slowly is cut off; if there are too many bodies, or too many bytes of them, the slowest is cut off, never
 * the newest.
 */
export class IncomingBodies {
  readonly #limits: BodyLimits;
  readonly #bodies = new Set<ArrivingBody>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
  }

  /** Follows the body of a request until it is answered. */
  follow(request: IncomingMessage, response: ServerResponse, traits: BodyTraits): void {
    const body = new ArrivingBody(request, response, traits);
    this.#bodies.add(body);
    this.#timer ??= setInterval(
      () => this.#checkAll(),
      Math.min(CHECK_INTERVAL_MS, this.#limits.graceMs),
    ).unref();
    request.once('end', () => {
      body.measure(performance.now());
      body.isComplete = true;
      if (!traits.isInMemory) this.#forget(body);
    });
    response.once('close', () => this.#forget(body));
    this.#makeRoom(body);
  }

  #forget(body: ArrivingBody): void {
    this.#bodies.delete(body);
    if (this.#bodies.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #checkAll(): void {
    const now = performance.now();
    for (const body of this.#bodies) {
      if (body.isComplete || body.request.complete) continue;
      body.measure(now);
      if (body.isTooSlow(now, this.#limits)) this.#end(body);
    }
    let excess = this.#bytesInMemory() - this.#limits.bytes;
    while (excess > 0) {
      // Ending small bodies would free almost nothing.
      const large = this.#arriving().filter(({ isInMemory, bytes }) => isInMemory && bytes > MAX_BODY_BYTES);
      const ended = this.#endSlowest(large, null);
      if (!ended) return;
      excess -= ended.bytes;
    }
  }

  /** Makes room for a body that has just begun. */
  #makeRoom(newest: ArrivingBody): void {
    const { count, perNetwork } = this.#limits;
    if (this.#arriving().length > count) this.#endSlowest(this.#arriving(), newest);
    if (newest.network === null) return;
    const neighbours = this.#arriving().filter(({ network }) => network === newest.network);
    if (neighbours.length > perNetwork) this.#endSlowest(neighbours, newest);
  }

  #arriving(): ArrivingBody[] {
    // A complete body is not slow, even if it still waits to be read.
    return [...this.#bodies].filter(({ isComplete, request }) => !isComplete && !request.complete);
  }

  #bytesInMemory(): number {
    let bytes = 0;
    for (const body of this.#bodies) if (body.isInMemory) bytes += body.bytes;
    return bytes;
  }

  /**
   * Cuts off the body that received the least since the last measurement; among equals the oldest. @returns
   * null if there is none
   */
  #endSlowest(bodies: readonly ArrivingBody[], newest: ArrivingBody | null): ArrivingBody | null {
    const others = bodies.filter((body) => body !== newest);
    for (const body of others) {
      // A body that began after the last measurement is measured now.
      if (body.bytes === 0) body.measure(performance.now());
    }
    const [slowest] = others.toSorted(
      (one, other) => one.recentBytes - other.recentBytes || one.begunAt - other.begunAt,
    );
    if (slowest) this.#end(slowest);
    return slowest ?? null;
  }

  #end(body: ArrivingBody): void {
    this.#forget(body);
    const { request, response } = body;
    if (response.headersSent) {
      request.destroy();
      return;
    }
    const json = JSON.stringify(refusal(408, 'ERR_BODY_TOO_SLOW', 'the body came too slowly').body);
    response.writeHead(408, {
      ...DATA_HEADERS,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(json),
      connection: 'close',
    });
    response.end(json, () => request.destroy());
  }
}
