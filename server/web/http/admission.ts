import type { IncomingMessage, ServerResponse } from 'node:http';
import { onHead } from './gate/on-head.ts';
import { type BodyLimits, IncomingBodies } from './incoming-bodies.ts';
import { Places } from './places.ts';
import { networkOf } from './request-sender.ts';
import { isStreamAddress } from './stream-addresses.ts';

/**
 * How many responses may be in transit for each call that may be served. Their duration depends on the reader's
 * connection, and they cost the server little.
 */
const RESPONSES_PER_CALL = 8;
/**
 * How many streams may be open for each call that may be served. Events of a conversation and answers that
 * are still being written cost the server little.
 */
const STREAMS_PER_CALL = 40;
/** A connection without any data for so long is lost; the device will retry. */
const IDLE_TIMEOUT_MS = 60_000;

const DEFAULT_BODY_LIMITS: Omit<BodyLimits, 'perNetwork'> = {
  graceMs: 20_000,
  bytesPerSecond: 500,
  idleTimeoutMs: IDLE_TIMEOUT_MS,
  count: 2000,
  bytes: 96 * 1024 * 1024,
};

/** Files of a package: responses in transit from the beginning of the request. */
const PACKAGE_PATH = /^\/pacchetti\//;
/** Deliveries of newsrooms are written to disk as they arrive. */
const DELIVERY_PATH = /^\/v1\//;

/** Thrown when there are more requests than can be served now. */
export class Overcrowded extends Error {}

export type AdmissionLimits = {
  /**
   * Calls that are served at the same time: only as many as can be answered before their readers give up. The
   * others are told to retry.
   */
  atOnce: number;
  /** How many of them may come from one network, such as an office. */
  perNetwork: number;
  bodies?: Partial<BodyLimits>;
};

type Exchange = { network: string | null; request: IncomingMessage; response: ServerResponse };

/** A call whose body is arriving: `leave` frees the place that it takes until its session is known. */
type CallWithBody = Exchange & { leave: () => void };

const hasRequestBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * Decides which requests are served now. A call counts until its response begins, but not while its body arrives;
 * bodies and responses in transit have limits of their own. No network can take the places of all others. NAV-24
 */
export class Admission {
  readonly #calls: Places;
  readonly #files: Places;
  /** Responses that readers have not received completely yet. */
  readonly #answers: Places;
  readonly #streams: Places;
  readonly #bodies: IncomingBodies;
  readonly #callsWithBody = new WeakMap<IncomingMessage, CallWithBody>();

  constructor({ atOnce, perNetwork, bodies = {} }: AdmissionLimits) {
    this.#calls = new Places({ room: atOnce, perNetwork });
    const sent = { room: RESPONSES_PER_CALL * atOnce, perNetwork: RESPONSES_PER_CALL * perNetwork };
    this.#files = new Places(sent);
    this.#answers = new Places(sent);
    this.#streams = new Places({
      room: STREAMS_PER_CALL * atOnce,
      perNetwork: RESPONSES_PER_CALL * perNetwork,
    });
    this.#bodies = new IncomingBodies({ ...DEFAULT_BODY_LIMITS, perNetwork, ...bodies });
  }

  /** Admits a request. @returns false if there is no room. */
  enter(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request;
    const network = networkOf(request);
    const exchange = { network, request, response };
    const hasBody = hasRequestBody(request);
    if (isStreamAddress(url)) {
      if (!tryOccupy(this.#streams, exchange)) return false;
    } else if (PACKAGE_PATH.test(url)) {
      if (!tryOccupy(this.#files, exchange)) return false;
      response.setTimeout(IDLE_TIMEOUT_MS, () => response.destroy());
    } else if (!hasBody) {
      return this.#serve(exchange);
    } else {
      if (!this.#calls.hasRoomFor(network) || !this.#answers.hasRoomFor(network)) return false;
      this.#callsWithBody.set(request, { ...exchange, leave: occupy(this.#calls, exchange) });
    }
    if (hasBody) this.#bodies.follow(request, response, { network, isInMemory: !DELIVERY_PATH.test(url) });
    return true;
  }

  /**
   * To be called when the session of a request is known: from then on it takes no place while its body
   * arrives.
   */
  onSessionKnown(request: IncomingMessage): void {
    this.#callsWithBody.get(request)?.leave();
  }

  /** To be called when the body of a request is complete, or is read while it arrives. @throws Overcrowded */
  onBodyRead(request: IncomingMessage): void {
    const exchange = this.#callsWithBody.get(request);
    if (!exchange) return;
    this.#callsWithBody.delete(request);
    if (request.complete) {
      if (!this.#serve(exchange)) throw new Overcrowded('no room for another call');
      return;
    }
    request.once('end', () => {
      // The call may have been refused before its body ended.
      if (!exchange.response.headersSent) this.#occupyCall(exchange);
    });
  }

  #serve(exchange: Exchange): boolean {
    const { network } = exchange;
    if (!this.#calls.hasRoomFor(network) || !this.#answers.hasRoomFor(network)) return false;
    this.#occupyCall(exchange);
    return true;
  }

  #occupyCall(exchange: Exchange): void {
    const leave = occupy(this.#calls, exchange);
    const { response } = exchange;
    onHead(response, () => {
      leave();
      if (response.destroyed) return;
      occupy(this.#answers, exchange);
      response.setTimeout(IDLE_TIMEOUT_MS, () => response.destroy());
    });
  }
}

/** Takes a place until the response or the connection ends. @returns a function that frees it earlier. */
function occupy(places: Places, { network, request: { socket }, response }: Exchange): () => void {
  // If the reader has disconnected, no event would free the place.
  if (response.destroyed || socket.destroyed) return () => undefined;
  const free = places.take(network);
  function leave() {
    free();
    response.off('close', leave);
    socket.off('close', leave);
  }
  response.once('close', leave);
  // A response queued behind another one on the connection gets no `close` event when the connection breaks.
  socket.once('close', leave);
  return leave;
}

function tryOccupy(places: Places, exchange: Exchange): boolean {
  if (!places.hasRoomFor(exchange.network)) return false;
  occupy(places, exchange);
  return true;
}
