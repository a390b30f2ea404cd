import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { allowBrands } from './brand-origins.ts';
import type { PreparedReplies } from './prepared-replies.ts';
import { sendUnavailable } from './unavailable.ts';
import { siteOf } from './visit.ts';

/** What monitors ask is answered in any crowd. */
const HEALTH = /^\/(?:healthz|readyz)(?:\?|$)/;

/** Files of packages are on their way as long as a reader's line takes, which costs the server little. */
const FILE = /^\/pacchetti\//;
const FILES_PER_CALL = 8;
/** A line that takes nothing for so long has gone into a tunnel: the device comes again for the rest. */
const SILENT_MS = 60_000;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

type FrontDoor = {
  config: Pick<Config, 'accountOrigin'>;
  prepared: PreparedReplies;
  /** As many may be waited on as are answered before their readers give up; the others are told to come again. */
  atOnce: number;
};

/** Sends what stands ready before any routing, and lets no more in than can be served. */
export function openFrontDoor({ config, prepared, atOnce }: FrontDoor, answer: Answer): Server {
  const calls = { inside: 0, room: atOnce };
  const files = { inside: 0, room: FILES_PER_CALL * atOnce };
  return createServer((request, response) => {
    if (allowBrands(request, response, config) || prepared.answer(request, response)) return;
    const { url = '', headers } = request;
    const kind = FILE.test(url) ? files : calls;
    if (kind.inside >= kind.room && !HEALTH.test(url)) {
      sendUnavailable(request, response, siteOf(headers.host ?? '', config).brand, 'overloaded');
      return;
    }
    kind.inside += 1;
    response.once('close', () => {
      kind.inside -= 1;
    });
    if (kind === files) response.setTimeout(SILENT_MS, () => response.destroy());
    answer(request, response);
  });
}
