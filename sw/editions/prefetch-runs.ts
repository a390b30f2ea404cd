import type { ByteReader } from './byte-reader.ts';
import { openRun, type RequestOptions } from './fetch-files.ts';
import type { Plan, Run } from './plan-download.ts';

/**
 * The first run of texts and that of pictures, requested early, so that a network with high latency costs less time.
 */
export type Prefetched = {
  texts: Promise<ByteReader> | undefined;
  pictures: Promise<ByteReader> | undefined;
  close(): Promise<void>;
};

/**
 * Requests the pictures when the first texts arrive, so that they take no bandwidth before. They are requested earlier
 * if the network is known to transfer the texts faster than its latency, so that it is never idle.
 * @param timeForBytes how long the network takes for a number of bytes; null if that is not known
 */
export function prefetchRuns(
  options: RequestOptions,
  { textRuns: [texts], pictureRuns: [pictures] }: Plan,
  timeForBytes: (bytes: number) => number | null = () => null,
): Prefetched {
  const requested: Promise<ByteReader>[] = [];
  const request = (run: Run | undefined, after?: Promise<unknown>) => {
    if (!run) return undefined;
    const reader = Promise.resolve(after).then(() => openRun(options, run));
    // A failure is thrown where the reader is awaited.
    reader.catch(() => undefined);
    requested.push(reader);
    return reader;
  };
  const textReader = request(texts);
  const ms = texts ? timeForBytes(texts.to + 1 - texts.from) : null;
  const start =
    ms === null ? textReader : Promise.race([textReader, new Promise((resolve) => setTimeout(resolve, ms))]);
  return {
    texts: textReader,
    pictures: request(pictures, start),
    async close() {
      for (const reader of requested)
        await reader.then(
          (opened) => opened.close(),
          () => undefined,
        );
    },
  };
}
