import { expect, test } from 'vitest';
import { readEvents, type StreamEvent } from './read-events.ts';

/** A stream that delivers these chunks one by one. */
const streamOf = (...pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

async function read(...pieces: Uint8Array[]) {
  const events: StreamEvent[] = [];
  await readEvents(streamOf(...pieces), (event) => events.push(event));
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);

const SCRIVE = { name: 'scrive', data: { nome: 'Niccolò' } };
const TOLD = 'event: scrive\ndata: {"nome":"Niccolò"}\n\n';

test('HLP-09 events are read wherever their stream is split, also within a letter', async () => {
  const whole = bytes(TOLD + TOLD);
  for (let at = 1; at < whole.length; at += 1)
    expect(await read(whole.slice(0, at), whole.slice(at))).toEqual([SCRIVE, SCRIVE]);
});

test('HLP-09 a keep-alive comment is no event, nor is one that was cut off', async () => {
  expect(await read(bytes(`: vivo\n\n${TOLD}event: scri`))).toEqual([SCRIVE]);
});

test('HLP-09 an event may have no data', async () => {
  expect(await read(bytes('event: cambiata\n\n'))).toEqual([{ name: 'cambiata', data: {} }]);
});
