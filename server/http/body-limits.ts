import type { FastifyInstance } from 'fastify';
import { PICTURE_LIMIT_BYTES } from './media-type.ts';

/** Most calls say little, and may send little. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Where a file comes inside the JSON: of its 5 MB base64 makes a third more, and the words come on top. */
const WITH_FILE = 7_000_000;

/** A thousand recipients with all their names and groups, and what was pasted beside them. */
const WITH_LIST = 2_000_000;

const LARGE_BODIES: Readonly<Record<string, number>> = {
  '/api/site/contact': WITH_FILE,
  '/api/site/chat/file': WITH_FILE,
  '/api/operatori/chat/:id/file': WITH_FILE,
  '/api/user/rassegna/destinatari/aggiungi': WITH_LIST,
};

/** The largest body of a call, deliveries of newsrooms apart. */
export const LARGEST_BODY_BYTES = Math.max(
  MAX_BODY_BYTES,
  PICTURE_LIMIT_BYTES,
  ...Object.values(LARGE_BODIES),
);

export function allowLargeBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const limit = LARGE_BODIES[route.url];
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
