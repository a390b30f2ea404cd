// Thread of the embedded database: the server's own thread keeps answering during a long query.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { answerBy } from './answer-by.ts';
import { EXTENSIONS } from './extensions.ts';
import { type FromThread, failureOf, type ThreadData, type ToThread } from './thread-messages.ts';

const port = parentPort;
if (!port) throw new Error('runs as a thread only');
const { folder } = workerData as ThreadData;

const tell = (said: FromThread) => port.postMessage(said);

try {
  const client = await PGlite.create({ extensions: EXTENSIONS, ...(folder !== null && { dataDir: folder }) });
  const answer = answerBy(client);
  port.on('message', async (messages: ToThread) => {
    if (messages === null) {
      await client.close();
      port.close();
      return;
    }
    try {
      tell({ answer: await answer(messages) });
    } catch (error) {
      tell({ failure: failureOf(error) });
    }
  });
  tell({ answer: new Uint8Array() });
} catch (error) {
  tell({ failure: failureOf(error) });
  port.close();
}
