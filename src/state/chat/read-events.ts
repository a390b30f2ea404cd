/** An event as parsed from its stream. */
export type StreamEvent = { name: string; data: Readonly<Record<string, string>> };

/** Reads a stream to its end; calls back at each event and at each sign of life. WHATWG HTML, server-sent events */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  onActivity: () => void = () => undefined,
): Promise<void> {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  let unfinished = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onActivity();
    const parts = (unfinished + value).split('\n\n');
    unfinished = parts.pop() ?? '';
    for (const part of parts) {
      const event = eventOf(part);
      if (event) onEvent(event);
    }
  }
}

/** Null for a comment, which only keeps the connection alive. */
function eventOf(part: string): StreamEvent | null {
  const fields = new Map(
    part.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
  );
  const name = fields.get('event');
  return name ? { name, data: JSON.parse(fields.get('data') ?? '{}') as StreamEvent['data'] } : null;
}
