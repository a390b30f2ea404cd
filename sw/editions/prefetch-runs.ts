import type { ByteReader } from './byte-reader.ts';
import { openRun, type RequestOptions } from './fetch-files.ts';
import type { Plan, Run } from './plan-download.ts';

/** The first run of texts and that of pictures, asked for before their turn: a long way there and back costs nothing then. */
export type Prefetched = {
  texts: Promise<ByteReader> | undefined;
  pictures: Promise<ByteReader> | undefined;
  close(): Promise<void>;
};

/**
 * Pictures are asked for when texts begin to come, so that they take no bandwidth before; earlier where the network is
 * known to bring the texts in less than it takes there and back, so that it is never idle.
 * @param paceOf how long the network takes for so many bytes; null where that is not known
 */
export function prefetchRuns(
  options: RequestOptions,
  { textRuns: [texts], pictureRuns: [pictures] }: Plan,
  paceOf: (bytes: number) => number | null = () => null,
): Prefetched {
  const asked: Promise<ByteReader>[] = [];
  const ask = (run: Run | undefined, after?: Promise<unknown>) => {
    if (!run) return undefined;
    const reader = Promise.resolve(after).then(() => openRun(options, run));
    // What fails is told to whoever waits for it.
    reader.catch(() => undefined);
    asked.push(reader);
    return reader;
  };
  const textReader = ask(texts);
  const ms = texts ? paceOf(texts.to + 1 - texts.from) : null;
  const turn = ms === null ? textReader : Promise.race([textReader, new Promise((go) => setTimeout(go, ms))]);
  return {
    texts: textReader,
    pictures: ask(pictures, turn),
    async close() {
      for (const reader of asked)
        await reader.then(
          (opened) => opened.close(),
          () => undefined,
        );
    },
  };
}
