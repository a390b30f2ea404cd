import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** An archive of these files. */
export async function zipOf(files: Record<string, string | Uint8Array>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, contents] of Object.entries(files)) zip.addBuffer(Buffer.from(contents), path);
  zip.end();
  return await buffer(zip.outputStream);
}
