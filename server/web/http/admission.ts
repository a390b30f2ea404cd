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
const SENT_PER_CALL = 8;
/**
 * How many streams may be open for each call that may be served: events of a conversation and answers as they are
 * written cost the server little.
 */
const FOLLOWERS_PER_CALL = 40;
/** A connection without any data for so long is lost; the device will retry. */
const SILENT_MS = 60_000;

const BODIES: Omit<BodyLimits, 'perNetwork'> = {
  ...{ graceMs: 20_000, bytesPerSecond: 500, silentMs: SILENT_MS },
  ...{ count: 2000, bytes: 96 * 1024 * 1024 },
};

/** Files of a package count as in transit from the beginning. */
const FILE = /^\/pacchetti\//;
/** Deliveries of newsrooms are written to disk as they arrive. */
const DELIVERY = /^\/v1\//;

/** Thrown when there are more requests than can be served now. */
export class Overcrowded extends Error {}

export type AdmissionLimits = {
  /**
   * Calls served at the same time: as many as are answered before their readers give up. The others are answered that
   * they should retry.
   */
  atOnce: number;
  /** How many of them may come from one network, such as an office. */
  perNetwork: number;
  bodies?: Partial<BodyLimits>;
};

type Asking = { network: string | null; request: IncomingMessage; response: ServerResponse };

/** A call whose body is arriving: `leave` gives back the place that it takes until its session is known. */
type Arriving = Asking & { leave: () => void };

const bringsBody = ({ method, headers }: IncomingMessage): boolean =>
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
  readonly #arriving = new WeakMap<IncomingMessage, Arriving>();

  constructor({ atOnce, perNetwork, bodies = {} }: AdmissionLimits) {
    this.#calls = new Places({ room: atOnce, perNetwork });
    const sent = { room: SENT_PER_CALL * atOnce, perNetwork: SENT_PER_CALL * perNetwork };
    this.#files = new Places(sent);
    this.#answers = new Places(sent);
    this.#streams = new Places({ room: FOLLOWERS_PER_CALL * atOnce, perNetwork: SENT_PER_CALL * perNetwork });
    this.#bodies = new IncomingBodies({ ...BODIES, perNetwork, ...bodies });
  }

  /** Admits a request. @returns false if there is no room. */
  enter(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request;
    const network = networkOf(request);
    const asking = { network, request, response };
    const brings = bringsBody(request);
    if (isStreamAddress(url)) {
      if (!hold(this.#streams, asking)) return false;
    } else if (FILE.test(url)) {
      if (!hold(this.#files, asking)) return false;
      response.setTimeout(SILENT_MS, () => response.destroy());
    } else if (!brings) {
      return this.#serve(asking);
    } else {
      if (!this.#calls.hasRoomFor(network) || !this.#answers.hasRoomFor(network)) return false;
      this.#arriving.set(request, { ...asking, leave: occupy(this.#calls, asking) });
    }
    if (brings) this.#bodies.follow(request, response, { network, isHeld: !DELIVERY.test(url) });
    return true;
  }

  /** Called when the session of a request is known: from then on it takes no place while its body arrives. */
  whoIsKnown(request: IncomingMessage): void {
    this.#arriving.get(request)?.leave();
  }

  /** Called when the body of a request is complete, or read as it arrives. @throws Overcrowded */
  bodyTaken(request: IncomingMessage): void {
    const asking = this.#arriving.get(request);
    if (!asking) return;
    this.#arriving.delete(request);
    if (request.complete) {
      if (!this.#serve(asking)) throw new Overcrowded('no room for another call');
      return;
    }
    request.once('end', () => {
      // The call may have been refused before its body ended.
      if (!asking.response.headersSent) this.#occupyCall(asking);
    });
  }

  #serve(asking: Asking): boolean {
    const { network } = asking;
    if (!this.#calls.hasRoomFor(network) || !this.#answers.hasRoomFor(network)) return false;
    this.#occupyCall(asking);
    return true;
  }

  #occupyCall(asking: Asking): void {
    const leave = occupy(this.#calls, asking);
    const { response } = asking;
    onHead(response, () => {
      leave();
      if (response.destroyed) return;
      occupy(this.#answers, asking);
      response.setTimeout(SILENT_MS, () => response.destroy());
    });
  }
}

/** Takes a place until the response or the connection ends. @returns a function that gives it back earlier. */
function occupy(places: Places, { network, request: { socket }, response }: Asking): () => void {
  // The reader has disconnected: no event would give the place back.
  if (response.destroyed || socket.destroyed) return () => undefined;
  const giveBack = places.take(network);
  function leave() {
    giveBack();
    response.off('close', leave);
    socket.off('close', leave);
  }
  response.once('close', leave);
  // A response queued behind another one on the connection gets no `close` event when the connection breaks.
  socket.once('close', leave);
  return leave;
}

function hold(places: Places, asking: Asking): boolean {
  if (!places.hasRoomFor(asking.network)) return false;
  occupy(places, asking);
  return true;
}
