import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Asked = { model: string; stream: boolean; messages: { role: string; content: string }[] };

/** A call to the model, which a test answers. */
export type ModelCall = {
  asked: Asked;
  /** Sends more of the answer. */
  say(words: string): void;
  /** Ends the answer as a model does that has finished. */
  end(): void;
  /** Breaks the connection. */
  break(): void;
  refuse(status: number): void;
  /** Resolves when the client has disconnected. */
  left: Promise<unknown>;
};

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const delta = (content: string, finish: string | null) => ({
  id: 'answer',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'small',
  choices: [{ index: 0, delta: content === '' ? {} : { content }, finish_reason: finish }],
});

function callOf(response: ServerResponse, asked: Asked): ModelCall {
  const begin = () => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  };
  return {
    asked,
    left: once(response, 'close'),
    say(words) {
      begin();
      response.write(event(delta(words, null)));
    },
    end() {
      begin();
      response.end(`${event(delta('', 'stop'))}data: [DONE]\n\n`);
    },
    break() {
      response.destroy();
    },
    refuse(status) {
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    },
  };
}

/** A local server with OpenAI's interface. Set `answer` to the function that handles the next calls. */
export async function openFakeModel() {
  const model = { answer: (call: ModelCall) => call.refuse(500) };
  const server = createServer(async (request, response) => {
    const asked = JSON.parse(await text(request)) as Asked;
    model.answer(callOf(response, asked));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(model, {
    url: `http://127.0.0.1:${port}/v1`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}
