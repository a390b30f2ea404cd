import type { FastifyInstance } from 'fastify';
import { type ComposeDeps, composeServices } from '#server/compose.ts';
import { type AppDeps, createApp } from '#server/web/http/app.ts';

/** What an app of a test is made of. */
export type OpenAppDeps = ComposeDeps &
  Partial<Pick<AppDeps, 'previewsFolder' | 'mailbox' | 'isReady' | 'atOnce'>> & {
    /** Null, the usual, serves the APIs alone. */
    build?: AppDeps['build'];
  };

/** The whole server without a socket, closed by `close()`; its database stays open. */
export async function openApp({ build = null, ...deps }: OpenAppDeps): Promise<FastifyInstance> {
  return await createApp({ ...deps, build, ...(await composeServices(deps)) });
}
