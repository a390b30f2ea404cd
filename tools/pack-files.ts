import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';
import { type BuildEntry, type Pack, TEXT_TYPES } from '#domain/build-files.ts';
import { packOf } from './packs.ts';

/** The bundler's description of a chunk: its name, its file, and its styles. */
type Chunk = { file: string; name?: string; css?: string[] };

/**
 * Names of the chunks by built file, without files that belong to no chunk. Styles have the name of their
 * script's chunk.
 */
export function namesOf(manifest: Record<string, Chunk>): Map<string, string> {
  return new Map(
    Object.values(manifest).flatMap(({ file, name, css = [] }) =>
      name === undefined ? [] : [file, ...css].map((path): [string, string] => [path, name]),
    ),
  );
}

/** Sorts similar files next to each other, so that they compress better. */
const byKind = (a: string, b: string) => extname(a).localeCompare(extname(b)) || a.localeCompare(b);

/**
 * Writes the packs into the `folder` of the build, and their files' offsets into the worker's list. Files that are not
 * text stay entries of their own.
 */
export function packFiles(folder: string): ManifestTransform {
  return async (entries) => {
    const manifests = await Promise.all(
      ['manifest', 'after-paint'].map((name) => readFile(join(folder, `.vite/${name}.json`), 'utf8')),
    );
    const names = namesOf(Object.assign({}, ...manifests.map((text) => JSON.parse(text))));
    const isText = ({ url }: { url: string }) => extname(url).slice(1) in TEXT_TYPES;
    const filesByPack = Map.groupBy(entries.filter(isText), ({ url }) => packOf(names.get(url) ?? url));
    const packed: (BuildEntry & { revision: null; size: number })[] = [];
    for (const [packName, members] of filesByPack) {
      const pack = await readPack(
        folder,
        packName,
        members.map(({ url }) => url),
      );
      await writeFile(join(folder, pack.url), pack.body);
      packed.push({ url: pack.url, files: pack.files, revision: null, size: pack.body.length });
    }
    return { manifest: [...packed, ...entries.filter((entry) => !isText(entry))] };
  };
}

async function readPack(folder: string, packName: string, urls: string[]) {
  const bodies: Buffer[] = [];
  const files: Pack['files'] = [];
  for (const url of urls.toSorted(byKind)) {
    const body = await readFile(join(folder, url));
    bodies.push(body);
    files.push({ path: `/${url}`, bytes: body.length, sha256: hashOf(body).toString('base64') });
  }
  const body = Buffer.concat(bodies);
  // The hash includes the file names: the same contents under other names are another pack.
  const hash = hashOf(Buffer.concat([Buffer.from(JSON.stringify(files)), body]))
    .toString('hex')
    .slice(0, 8);
  return { url: `assets/${packName}-${hash}.pack`, files, body };
}

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest();
