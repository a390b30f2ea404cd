import type { FastifyInstance } from 'fastify';
import { type ComposeDeps, composeServices } from '#server/compose.ts';
import { type AppDeps, createApp } from '#server/web/http/app.ts';

/** Dependencies of a test's app. */
export type OpenAppDeps = ComposeDeps &
  Partial<Pick<AppDeps, 'previewsFolder' | 'shownMailFolder' | 'isReady' | 'atOnce'>> & {
    /** With null, the default, only the APIs are served. */
    build?: AppDeps['build'];
  };

/** The whole server without a socket. `close()` closes it and leaves its database open. */
export async function openApp({ build = null, ...deps }: OpenAppDeps): Promise<FastifyInstance> {
  return await createApp({ ...deps, build, ...(await composeServices(deps)) });
}
