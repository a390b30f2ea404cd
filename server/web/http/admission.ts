import type { IncomingMessage, ServerResponse } from 'node:http';
import { ArrivingBodies, type BodyLimits } from './arriving-bodies.ts';
import { onHead } from './gate/on-head.ts';
import { Places } from './places.ts';
import { networkOf } from './sender.ts';
import { isStreamAddress } from './stream-addresses.ts';

/** Answers are on their way as long as a reader's line takes, which costs the server little. */
const SENT_PER_CALL = 8;
/** Events come to whoever follows a conversation, and answers as they are written, which costs the server little meanwhile. */
const FOLLOWERS_PER_CALL = 40;
/** A line on which nothing moves for so long has gone into a tunnel: the device comes again. */
const SILENT_MS = 60_000;

const BODIES: Omit<BodyLimits, 'perNetwork'> = {
  ...{ graceMs: 20_000, bytesPerSecond: 500, silentMs: SILENT_MS },
  ...{ count: 2000, bytes: 96 * 1024 * 1024 },
};

/** A file of a package is on its way from the beginning. */
const FILE = /^\/pacchetti\//;
/** What newsrooms deliver is written down as it comes. */
const DELIVERY = /^\/v1\//;

/** More is asked than can be served just now. */
export class Overcrowded extends Error {}

export type AdmissionLimits = {
  /** As many may be waited on as are answered before their readers give up; the others are told to come again. */
  atOnce: number;
  /** How many of them from one network: an office has one. */
  perNetwork: number;
  bodies?: Partial<BodyLimits>;
};

type Asking = { network: string | null; request: IncomingMessage; response: ServerResponse };

/** A call whose body is on its way: `leave` gives back the place that it has until it is known whose it is. */
type Arriving = Asking & { leave: () => void };

const bringsBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * Who is served at once. A call counts until its answer begins, but not while its body comes; what is on its way, in or
 * out, is bounded apart. Nobody's network takes the places of all others. NAV-24
 */
export class Admission {
  readonly #calls: Places;
  readonly #files: Places;
  /** Answers of calls that their readers have not taken from the line yet. */
  readonly #answers: Places;
  readonly #streams: Places;
  readonly #bodies: ArrivingBodies;
  readonly #arriving = new WeakMap<IncomingMessage, Arriving>();

  constructor({ atOnce, perNetwork, bodies = {} }: AdmissionLimits) {
    this.#calls = new Places({ room: atOnce, perNetwork });
    const sent = { room: SENT_PER_CALL * atOnce, perNetwork: SENT_PER_CALL * perNetwork };
    this.#files = new Places(sent);
    this.#answers = new Places(sent);
    this.#streams = new Places({ room: FOLLOWERS_PER_CALL * atOnce, perNetwork: SENT_PER_CALL * perNetwork });
    this.#bodies = new ArrivingBodies({ ...BODIES, perNetwork, ...bodies });
  }

  /** Lets a request in. @returns false where there is no room. */
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

  /** It is known whose a request is: its body takes no place while it comes. */
  whoIsKnown(request: IncomingMessage): void {
    this.#arriving.get(request)?.leave();
  }

  /** The body of a request is whole, or read as it comes. @throws Overcrowded */
  bodyTaken(request: IncomingMessage): void {
    const asking = this.#arriving.get(request);
    if (!asking) return;
    this.#arriving.delete(request);
    if (request.complete) {
      if (!this.#serve(asking)) throw new Overcrowded('no room for another call');
      return;
    }
    request.once('end', () => {
      // It may have been refused by its beginning.
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

/** Takes a place until the answer is over or the line is. @returns what gives it back before. */
function occupy(places: Places, { network, request: { socket }, response }: Asking): () => void {
  // The reader is gone: nothing would give the place back.
  if (response.destroyed || socket.destroyed) return () => undefined;
  const giveBack = places.take(network);
  function leave() {
    giveBack();
    response.off('close', leave);
    socket.off('close', leave);
  }
  response.once('close', leave);
  // An answer that waits for the one before it on the line is not told that the line broke.
  socket.once('close', leave);
  return leave;
}

function hold(places: Places, asking: Asking): boolean {
  if (!places.hasRoomFor(asking.network)) return false;
  occupy(places, asking);
  return true;
}
