import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';
import { type BuildEntry, type Pack, TEXT_TYPES } from '#domain/build-files.ts';
import { packOf } from './packs.ts';

/** What the bundler tells of a chunk: its name, its own file, and its styles. */
type Chunk = { file: string; name?: string; css?: string[] };

const ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=(loader)?/;

/** Of a route its file and which part of it, of anything else the chunk's name. Styles beside it have none of their own. */
function nameOf(source: string, { name }: Chunk): string | undefined {
  const [, route, loader] = ROUTE.exec(source) ?? [];
  return route ? `${loader ? 'loaders' : 'routes'}/${route}` : name;
}

/** Names of the built files by their paths; those of no chunk have none. */
export function namesOf(manifest: Record<string, Chunk>): Map<string, string> {
  return new Map(
    Object.entries(manifest).flatMap(([source, chunk]) => {
      const name = nameOf(source, chunk);
      const files = name === undefined ? [] : [chunk.file, ...(chunk.css ?? [])];
      return files.map((file): [string, string] => [file, name ?? '']);
    }),
  );
}

/** What is alike stands together: the more of it is found again. */
const byKind = (a: string, b: string) => extname(a).localeCompare(extname(b)) || a.localeCompare(b);

/**
 * Writes the packs into the `folder` of what was built, and into the worker's list which file lies where in them. What is
 * no text stays an entry of its own.
 */
export function packFiles(folder: string): ManifestTransform {
  return async (entries) => {
    const names = namesOf(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')));
    const isText = ({ url }: { url: string }) => extname(url).slice(1) in TEXT_TYPES;
    const families = Map.groupBy(entries.filter(isText), ({ url }) => packOf(names.get(url) ?? url));
    const packed: (BuildEntry & { revision: null; size: number })[] = [];
    for (const [family, members] of families) {
      const pack = await readPack(
        folder,
        family,
        members.map(({ url }) => url),
      );
      await writeFile(join(folder, pack.url), pack.body);
      packed.push({ url: pack.url, files: pack.files, revision: null, size: pack.body.length });
    }
    return { manifest: [...packed, ...entries.filter((entry) => !isText(entry))] };
  };
}

async function readPack(folder: string, family: string, urls: string[]) {
  const bodies: Buffer[] = [];
  const files: Pack['files'] = [];
  for (const url of urls.toSorted(byKind)) {
    const body = await readFile(join(folder, url));
    bodies.push(body);
    files.push({ path: `/${url}`, bytes: body.length, sha256: digestOf(body).toString('base64') });
  }
  const body = Buffer.concat(bodies);
  // The same contents under other names are another pack.
  const hash = digestOf(Buffer.concat([Buffer.from(JSON.stringify(files)), body]))
    .toString('hex')
    .slice(0, 8);
  return { url: `assets/${family}-${hash}.pack`, files, body };
}

const digestOf = (body: Buffer) => createHash('sha256').update(body).digest();
