import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** The files of an archive, as text. */
export async function unzip(archive: Buffer): Promise<Record<string, string>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    yauzl.fromBuffer(archive, { lazyEntries: true }, (error, file) =>
      error ? reject(error) : resolve(file),
    ),
  );
  const open = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  const files: Record<string, string> = {};
  const done = new Promise<void>((resolve, reject) => zip.once('end', resolve).once('error', reject));
  zip.on('entry', async (entry: Entry) => {
    files[entry.fileName] = await text(await open(entry));
    zip.readEntry();
  });
  zip.readEntry();
  await done;
  return files;
}
