import { randomUUID } from 'node:crypto';
import { openBrowser, type ReaderBrowser } from '../sign-in-calls.ts';
import type { FaultData } from './furnish.ts';
import { type Server, signedIn } from './signed-in.ts';
import { type Writer, writerOf } from './writer.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF').toString('base64');

/** Writers of conversations between a visitor and an operator. */
export function chatWritersAt(server: Server, house: FaultData): Writer[] {
  const visitor = openBrowser(server);
  let operator: ReaderBrowser;
  const chatAt = (number: number) => {
    const chat = house.chats[number % house.chats.length];
    if (!chat) throw new Error('there is no conversation');
    return chat;
  };
  return [
    writerOf(
      'answer of an operator',
      async (number) => {
        const id = randomUUID();
        const said = { id, content: `Risposta ${number}` };
        return { reply: await operator.post(`/api/operatori/chat/${chatAt(number).id}`, said), id };
      },
      async () => {
        operator = await signedIn(server, house.operator);
      },
    ),
    writerOf('file in a chat', async (number) => {
      const id = randomUUID();
      const file = { nome: 'bolletta.pdf', dati: PDF };
      const body = { id, file, conversazione: chatAt(number).secret };
      return { reply: await visitor.post('/api/site/chat/file', body), id };
    }),
  ];
}
