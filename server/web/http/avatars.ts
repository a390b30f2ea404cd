import type { FastifyInstance } from 'fastify';
import { avatarOfVersion } from '#server/accounts/db/reader-avatars.ts';
import { isAvatarVersion } from '#server/accounts/profile/avatar-version.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { refusal } from '../apis/replies.ts';

const FILE = /^([\w-]+)\.webp$/;

/**
 * Serves readers' pictures at addresses that nobody can guess, on all our sites, so that pages can show them without
 * credentials. Browsers may not cache them: no data of a reader stays on a device after sign-out. OFF-06
 */
export function registerAvatars(app: FastifyInstance, orm: Orm): void {
  app.get<{ Params: { file: string } }>('/ritratti/:file', async ({ params }, reply) => {
    const version = FILE.exec(params.file)?.[1] ?? '';
    const webp = isAvatarVersion(version) ? await avatarOfVersion(orm, version) : null;
    if (!webp) {
      const { body } = refusal(404, 'ERR_NOT_FOUND', 'no such picture');
      return reply.code(404).header('cache-control', 'no-store').send(body);
    }
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(Buffer.from(webp));
  });
}
