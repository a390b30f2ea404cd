import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../apis/replies.ts';

const HASH = /^[0-9a-f]{24}$/;
const FILE = /^\d{2,4}\.(avif|webp)$/;

/** Serves pictures by hash and width. Their bytes never change, so every cache may store them. */
export function registerImages(app: FastifyInstance, imagesFolder: string): void {
  app.get<{ Params: { hash: string; file: string } }>('/immagini/:hash/:file', async ({ params }, reply) => {
    const format = FILE.exec(params.file)?.[1];
    const file = join(imagesFolder, params.hash, params.file);
    const size = HASH.test(params.hash) && format ? await stat(file).catch(() => null) : null;
    if (!size) {
      const { body } = refusal(404, 'ERR_NOT_FOUND', 'no such picture');
      return reply.code(404).header('cache-control', 'no-store').send(body);
    }
    return reply
      .header('content-type', `image/${format}`)
      .header('content-length', size.size)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(createReadStream(file));
  });
}
