import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { wordsIn } from '#domain/mark-words.ts';

type Asked = { model: string; input: string[]; encoding_format: string };

const DIMENSIONS = 256;
/** Shorter words are ignored; the first letters of longer ones serve as their stem. */
const STEM = { from: 4, letters: 5 };

/**
 * A local server with OpenAI's interface for embeddings: a text is represented by the stems of its words. Words listed
 * as synonyms have the same meaning.
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
    /** Calls since the last reset. */
    calls: [] as Asked[],
    /** Answers with this status instead; 0 sends no answer. */
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
      object: 'embedding',
      index,
      embedding: vectorOf(one),
    }));
    // The interface does not promise the order of the results.
    return response.end(JSON.stringify({ object: 'list', model: asked.model, data: data.toReversed() }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}/v1`,
    /** Restores the initial state. */
    reset() {
      Object.assign(fake, { calls: [], refusesWith: null, refusedWord: null });
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}
