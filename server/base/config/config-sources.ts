// Settings of articles that are fetched by the server itself: watched folders and feeds.
import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import * as v from 'valibot';
import type { Sigla } from '#domain/brands/brand.ts';
import { SIGLAS } from '#domain/brands/paper-names.ts';
import { hostIn, isPublicAddress } from '../network/public-address.ts';

const SIGLA_FIRST = new RegExp(`^(?:${SIGLAS.join('|')})=`, 'i');

/** Parses `MG=…,LG=…`; a value may contain commas. */
const pairsOf = (text: string): [Sigla, string][] =>
  text.split(/,(?=\s*[a-z]{2}=)/i).map((pair) => {
    const [sigla, value] = [pair.trim().slice(0, 2), pair.trim().slice(3)];
    return [sigla.toUpperCase() as Sigla, value.trim()];
  });

const pairList = (message: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text.split(/,(?=\s*[a-z]{2}=)/i).every((pair) => SIGLA_FIRST.test(pair.trim())),
      message,
    ),
    v.transform(pairsOf),
  );

const WATCH_MESSAGE = 'must be an absolute path, or SIGLA=PATH of each paper, separated by commas';
const isFolder = (path: string) => isAbsolute(path) && path !== '/' && !path.includes(',');
const areSeparate = (paths: string[]) =>
  paths.every((path, index) =>
    paths.every((other, otherIndex) => otherIndex === index || !`${path}/`.startsWith(`${other}/`)),
  );
/** A folder for each paper, or one that contains a folder for each, named by its sigla. */
export type WatchedFolders = v.InferOutput<typeof WatchedFolders>;
export const WatchedFolders = v.union(
  [
    v.pipe(
      v.string(),
      v.check(isFolder, WATCH_MESSAGE),
      v.transform((path): string => resolve(path)),
    ),
    v.pipe(
      pairList(WATCH_MESSAGE),
      v.check((pairs) => pairs.every(([, path]) => isFolder(path)), WATCH_MESSAGE),
      v.transform((pairs) => pairs.map(([sigla, path]): [Sigla, string] => [sigla, resolve(path)])),
      v.check((pairs) => new Set(pairs.map(([sigla]) => sigla)).size === pairs.length, 'names a paper twice'),
      v.check(
        (pairs) => areSeparate(pairs.map(([, path]) => path)),
        'names a folder twice, or one within another',
      ),
      v.transform((pairs): Partial<Record<Sigla, string>> => Object.fromEntries(pairs)),
    ),
  ],
  ({ issues }) => issues?.flat().at(-1)?.message ?? WATCH_MESSAGE,
);

const FEED_MESSAGE =
  'must be SIGLA=ADDRESS of each feed, with https:// or http:// and no password, separated by commas';
/** Addresses may contain commas, but not at the end nor before another address. */
const isWebAddress = (text: string) =>
  /^https?:\/\/(?!.*,https?:)[^\s@#\\]*[^\s@#\\,]$/i.test(text) && URL.canParse(text);

/** Whether a host is public by its name; the IP address that it resolves to is checked at each request. */
function isPublicHost(text: string): boolean {
  const host = hostIn(new URL(text));
  return isIP(host) > 0 ? isPublicAddress(host) : /\.[a-z\d-]+$/i.test(host) && !/\.localhost$/i.test(host);
}

/** A web feed from which a paper's articles are taken. */
export type Feed = { brand: Sigla; url: string };

export const Feeds = v.pipe(
  pairList(FEED_MESSAGE),
  v.check((pairs) => pairs.every(([, url]) => isWebAddress(url)), FEED_MESSAGE),
  v.check((pairs) => pairs.every(([, url]) => isPublicHost(url)), 'names a host that is not on the internet'),
  v.transform((pairs) => pairs.map(([brand, url]): Feed => ({ brand, url: new URL(url).href }))),
  v.check(
    (feeds) => new Set(feeds.map(({ brand, url }) => `${brand} ${url}`)).size === feeds.length,
    'names a feed of a paper twice',
  ),
);

type Settings = {
  IMPORT_SECTIONS?: Record<string, string> | undefined;
  IMPORT_WATCH?: WatchedFolders | undefined;
  FEEDS?: Feed[] | undefined;
};

/** Sources of articles beside the deliveries of newsrooms, and the names of sections for their codes. */
export const articleSourcesOf = ({ IMPORT_SECTIONS = {}, IMPORT_WATCH, FEEDS }: Settings) => ({
  importSections: IMPORT_SECTIONS,
  importWatch: IMPORT_WATCH ?? null,
  feeds: FEEDS ?? [],
});
