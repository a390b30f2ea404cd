import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { bringsMuch } from './body-limits.ts';
import { allowBrands } from './brand-origins.ts';
import { leadToMainPaper } from './company-domain.ts';
import { isStreamAddress } from './event-stream.ts';
import { type GateDeps, standAtGate } from './gate/stand-at-gate.ts';
import type { PreparedReplies } from './prepared-replies.ts';
import { sendUnavailable } from './unavailable.ts';
import { siteOf } from './visit.ts';

/** What monitors ask is answered in any crowd. */
const HEALTH = /^\/(?:healthz|readyz)(?:\?|$)/;

/** Files of packages are on their way as long as a reader's line takes, which costs the server little. */
const FILE = /^\/pacchetti\//;
const FILES_PER_CALL = 8;
/** Events come to whoever follows a conversation, and answers as they are written, which costs the server little meanwhile. */
const FOLLOWERS_PER_CALL = 40;
/** What anybody sends is read whole before it is known whose it is: files of megabytes, few at once. */
const UPLOADS = 12;
/** A line on which nothing moves for so long has gone into a tunnel: the device comes again. */
const SILENT_MS = 60_000;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

type FrontDoor = {
  config: Pick<Config, 'accountOrigin' | 'companyDomains'>;
  prepared: PreparedReplies;
  gates: GateDeps['gates'];
  build: GateDeps['build'];
  /** As many may be waited on as are answered before their readers give up; the others are told to come again. */
  atOnce: number;
};

/** Sends what stands ready before any routing, and lets no more in than can be served. */
export function openFrontDoor({ config, prepared, gates, build, atOnce }: FrontDoor, answer: Answer): Server {
  const calls = { inside: 0, room: atOnce };
  const files = { inside: 0, room: FILES_PER_CALL * atOnce };
  const streams = { inside: 0, room: FOLLOWERS_PER_CALL * atOnce };
  const uploads = { inside: 0, room: UPLOADS };
  const kindOf = (request: IncomingMessage) => {
    if (bringsMuch(request)) return uploads;
    const { url = '' } = request;
    return FILE.test(url) ? files : isStreamAddress(url) ? streams : calls;
  };
  const isAnsweredHere = (request: IncomingMessage, response: ServerResponse): boolean =>
    (!HEALTH.test(request.url ?? '') && leadToMainPaper(request, response, config)) ||
    allowBrands(request, response, config) ||
    standAtGate(request, response, { config, gates, build }) ||
    prepared.answer(request, response);
  return createServer((request, response) => {
    if (isAnsweredHere(request, response)) return;
    const { url = '', headers } = request;
    const kind = kindOf(request);
    if (kind.inside >= kind.room && !HEALTH.test(url)) {
      sendUnavailable(request, response, siteOf(headers.host ?? '', config).brand, 'overloaded');
      return;
    }
    kind.inside += 1;
    response.once('close', () => {
      kind.inside -= 1;
    });
    if (kind === files || kind === uploads) response.setTimeout(SILENT_MS, () => response.destroy());
    answer(request, response);
  });
}
