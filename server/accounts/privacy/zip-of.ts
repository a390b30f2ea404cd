import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

type Named = readonly [path: string, contents: string | Uint8Array];

/** An archive of these files; of those that are still to be read one is held at a time. Only texts are pressed. */
export async function zipOf(files: Iterable<Named> | AsyncIterable<Named>): Promise<Buffer> {
  const zip = new ZipFile();
  const whole = buffer(zip.outputStream);
  for await (const [path, contents] of files) {
    zip.addBuffer(Buffer.from(contents), path, { compress: typeof contents === 'string' });
  }
  zip.end();
  return await whole;
}
