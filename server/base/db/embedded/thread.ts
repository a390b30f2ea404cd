// Thread of the embedded database: the server's own thread keeps answering during a long query.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { EXTENSIONS } from './extensions.ts';
import { createMessageHandler } from './message-handler.ts';
import { type FromThread, failureOf, type ThreadData, type ToThread } from './thread-messages.ts';

const port = parentPort;
if (!port) throw new Error('runs as a thread only');
const { folder } = workerData as ThreadData;

const post = (message: FromThread) => port.postMessage(message);

try {
  const client = await PGlite.create({ extensions: EXTENSIONS, ...(folder !== null && { dataDir: folder }) });
  const answer = createMessageHandler(client);
  port.on('message', async (messages: ToThread) => {
    if (messages === null) {
      await client.close();
      port.close();
      return;
    }
    try {
      post({ answer: await answer(messages) });
    } catch (error) {
      post({ failure: failureOf(error) });
    }
  });
  // The empty answer reports that the database is open.
  post({ answer: new Uint8Array() });
} catch (error) {
  post({ failure: failureOf(error) });
  port.close();
}
