import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { wordsIn } from '#domain/mark-words.ts';

type Asked = { model: string; input: string[]; encoding_format: string };

const DIMENSIONS = 256;
/** Shorter words say little; of longer ones the beginning stands for the stem. */
const STEM = { from: 4, letters: 5 };

/**
 * Speaks as OpenAI's interface for embeddings does, on this machine: a text is the stems of its words. Words that are named
 * together mean the same.
 */
export async function openFakeEmbeddings(synonyms: Record<string, string> = {}) {
  const places = new Map<string, number>();
  const placeOf = (word: string): number => {
    const stem = (synonyms[word] ?? word).slice(0, STEM.letters);
    const place = places.get(stem) ?? places.size % DIMENSIONS;
    places.set(stem, place);
    return place;
  };
  const vectorOf = (words: string): number[] => {
    const vector = Array.from({ length: DIMENSIONS }, () => 0);
    for (const { folded } of wordsIn(words)) {
      if (folded.length < STEM.from) continue;
      const place = placeOf(folded);
      vector[place] = (vector[place] ?? 0) + 1;
    }
    return vector;
  };
  const fake = {
    /** What was asked since the last time. */
    calls: [] as Asked[],
    /** Answers with this status instead; 0 says nothing at all. */
    refusesWith: null as number | null,
    /** A text with this word is refused. */
    refusedWord: null as string | null,
  };
  const server = createServer(async (request, response) => {
    const asked = JSON.parse(await text(request)) as Asked;
    fake.calls.push(asked);
    const { refusedWord } = fake;
    const refused = refusedWord !== null && asked.input.some((one) => one.includes(refusedWord));
    const status = fake.refusesWith ?? (refused ? 400 : 200);
    if (status === 0) return;
    response.writeHead(status, { 'content-type': 'application/json' });
    if (status !== 200) return response.end('{"error":{"message":"no"}}');
    const data = asked.input.map((one, index) => ({
      ...{ object: 'embedding', index },
      embedding: vectorOf(one),
    }));
    // Nothing says that they come in order.
    return response.end(JSON.stringify({ object: 'list', model: asked.model, data: data.toReversed() }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}/v1`,
    /** As at the beginning. */
    reset() {
      Object.assign(fake, { calls: [], refusesWith: null, refusedWord: null });
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}
