import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { allowBrands } from './brand-origins.ts';
import type { PreparedReplies } from './prepared-replies.ts';
import { sendUnavailable } from './unavailable.ts';
import { siteOf } from './visit.ts';

/** What monitors ask is answered in any crowd. */
const HEALTH = /^\/(?:healthz|readyz)(?:\?|$)/;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

type FrontDoor = {
  config: Pick<Config, 'accountOrigin'>;
  prepared: PreparedReplies;
  /** As many may be waited on as are answered before their readers give up; the others are told to come again. */
  atOnce: number;
};

/** Sends what stands ready before any routing, and lets no more in than can be served. */
export function openFrontDoor({ config, prepared, atOnce }: FrontDoor, answer: Answer): Server {
  let inside = 0;
  return createServer((request, response) => {
    if (allowBrands(request, response, config) || prepared.answer(request, response)) return;
    if (inside >= atOnce && !HEALTH.test(request.url ?? '')) {
      const { brand } = siteOf(request.headers.host ?? '', config);
      sendUnavailable(request, response, brand, 'overloaded');
      return;
    }
    inside += 1;
    response.once('close', () => {
      inside -= 1;
    });
    answer(request, response);
  });
}
