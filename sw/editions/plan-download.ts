import type { PackageWire } from '#api/site/wire-types.ts';
import { textAddress } from '#domain/download-addresses.ts';

/** One file of a package, by the path it is cached under. */
export type PackageFile = { path: string; sha256: string; bytes: number };

/** Files that arrive in one answer: a piece of a pack, from one byte to another, both included. */
export type Run = { address: string; from: number; to: number };
/** Blocks of a text pack; each is a deflate stream of its own that ends where the next begins. */
export type TextRun = Run & { blocks: { bytes: number; isLast: boolean; files: PackageFile[] }[] };
export type PictureRun = Run & { files: PackageFile[] };
/** A single text, at an address of its own. */
export type SingleText = { address: string; file: PackageFile };

export type Plan = { textRuns: TextRun[]; singleTexts: SingleText[]; pictureRuns: PictureRun[] };

type KnownHashes = ReadonlyMap<string, string>;
type TextPack = PackageWire['testi'][number];

const textFiles = ({ file }: TextPack): PackageFile[] =>
  file.map(({ id, sha256, byte }) => ({ path: textAddress(id), sha256, bytes: byte }));

/** Packs of the pictures for screens of this class. */
export const picturePacks = ({ immagini }: PackageWire, width: number) =>
  immagini.filter(({ larghezza }) => larghezza === width);

const pictureFiles = ({ file }: PackageWire['immagini'][number]): PackageFile[] =>
  file.map(({ indirizzo, sha256, byte }) => ({ path: indirizzo, sha256, bytes: byte }));

/** Every file of a package, with the pictures of this width or, for null, without any. */
export function filesOf(manifest: PackageWire, width: number | null): PackageFile[] {
  const pictures = width === null ? [] : picturePacks(manifest, width).flatMap(pictureFiles);
  const byPath = new Map(
    [...manifest.testi.flatMap(textFiles), ...pictures].map((file) => [file.path, file]),
  );
  return [...byPath.values()];
}

/**
 * Plans what is still to be fetched. Blocks of which nothing is downloaded are fetched in as few answers as possible;
 * of a block that is partly downloaded, as after a correction, the missing files are fetched one by one. OFF-03
 */
export function planDownload(manifest: PackageWire, downloaded: KnownHashes, width: number | null): Plan {
  const planned = new Set<string>();
  const isMissing = ({ path, sha256 }: PackageFile) => downloaded.get(path) !== sha256 && !planned.has(path);
  const plan: Plan = { textRuns: [], singleTexts: [], pictureRuns: [] };
  for (const pack of manifest.testi) {
    const { runs, singles } = planTexts(pack, isMissing);
    plan.textRuns.push(...runs);
    plan.singleTexts.push(...singles);
    for (const { path } of textFiles(pack)) planned.add(path);
  }
  for (const pack of width === null ? [] : picturePacks(manifest, width)) {
    plan.pictureRuns.push(...planPictures(pack.indirizzo, pictureFiles(pack), isMissing));
    for (const { path } of pictureFiles(pack)) planned.add(path);
  }
  return plan;
}

type PackBlock = { start: number; bytes: number; first: number; isLast: boolean; files: PackageFile[] };

function blocksOf(pack: TextPack): PackBlock[] {
  const files = textFiles(pack);
  let first = 0;
  return pack.blocchi.map(({ inizio, file: count }, index) => {
    const next = pack.blocchi[index + 1];
    const blockFiles = files.slice(first, first + count);
    first += count;
    const bytes = (next?.inizio ?? pack.byte) - inizio;
    return { start: inizio, bytes, first: first - count, isLast: !next, files: blockFiles };
  });
}

function planTexts(pack: TextPack, isMissing: (file: PackageFile) => boolean) {
  const address = pack.indirizzo;
  const runs: TextRun[] = [];
  const singles: SingleText[] = [];
  for (const { start, bytes, first, isLast, files } of blocksOf(pack)) {
    if (files.every(isMissing)) {
      const run = extend(runs, address, start, bytes, () => ({ blocks: [] as TextRun['blocks'] }));
      run.blocks.push({ bytes, isLast, files });
    } else {
      const singleTexts = files.map((file, index) => ({ address: `${address}/${first + index}`, file }));
      singles.push(...singleTexts.filter(({ file }) => isMissing(file)));
    }
  }
  return { runs, singles };
}

function planPictures(address: string, files: PackageFile[], isMissing: (file: PackageFile) => boolean) {
  const runs: PictureRun[] = [];
  let start = 0;
  for (const file of files) {
    if (isMissing(file)) {
      extend(runs, address, start, file.bytes, () => ({ files: [] as PackageFile[] })).files.push(file);
    }
    start += file.bytes;
  }
  return runs;
}

/** The last run, extended if these bytes follow it directly, or else a new one. */
function extend<R extends Run>(
  runs: R[],
  address: string,
  from: number,
  bytes: number,
  empty: () => Omit<R, keyof Run>,
): R {
  const last = runs.at(-1);
  const to = from + bytes - 1;
  if (last?.to === from - 1) {
    last.to = to;
    return last;
  }
  const run = { address, from, to, ...empty() } as R;
  runs.push(run);
  return run;
}

/** Bytes on the wire of the whole package, and of its downloaded part. */
export function progressOf(
  manifest: PackageWire,
  downloaded: KnownHashes,
  width: number | null,
): { totalBytes: number; doneBytes: number } {
  const isDownloaded = ({ path, sha256 }: PackageFile) => downloaded.get(path) === sha256;
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  let [totalBytes, doneBytes] = [0, 0];
  for (const pack of manifest.testi) {
    const files = textFiles(pack);
    totalBytes += pack.byte;
    const uncompressedBytes = sum(files.map(({ bytes }) => bytes));
    doneBytes += Math.round(
      (pack.byte * sum(files.filter(isDownloaded).map(({ bytes }) => bytes))) /
        Math.max(1, uncompressedBytes),
    );
  }
  for (const pack of width === null ? [] : picturePacks(manifest, width)) {
    totalBytes += pack.byte;
    doneBytes += sum(
      pictureFiles(pack)
        .filter(isDownloaded)
        .map(({ bytes }) => bytes),
    );
  }
  return { totalBytes, doneBytes };
}
