import type { MessageDetails } from '#domain/support/chat-message.ts';
import type { ChatState } from '#domain/support/chat-state.ts';
import type { Conversation, SupportChatSummary } from '#domain/support/conversation.ts';
import { visibleWords } from '#domain/validation/free-words.ts';
import type { components, operations } from '#openapi/generated/account.ts';
import { notifyServers } from '#server/help/db/support-chats.ts';
import { markRead } from '#server/help/db/support-messages.ts';
import { conversationOf } from '#server/help/support-chat/conversation.ts';
import { endChat as end } from '#server/help/support-chat/end-chat.ts';
import { handOver } from '#server/help/support-chat/hand-over.ts';
import { retractMessage } from '#server/help/support-chat/retract-message.ts';
import { chatOf } from '#server/help/support-chat/support-chat-context.ts';
import { takeMessage } from '#server/help/support-chat/take-message.ts';
import { EventStream } from '../../http/answer-bodies.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { DONE, ok } from '../replies.ts';

type Schemas = components['schemas'];
type Row = Schemas['RigaChat'];

const STATES: Record<ChatState, Schemas['Conversazione']['stato']> = {
  assistant: 'assistente',
  waiting: 'attesa',
  operator: 'operatore',
  ended: 'finita',
};

export const toConversazione = ({
  state,
  operator,
  queue,
  messages,
}: Conversation): Schemas['Conversazione'] => ({
  stato: STATES[state],
  operatore: operator,
  coda: queue && { posizione: queue.place, minuti: queue.minutes },
  righe: messages.map(
    ({ id, role, kind, content, details, saidAt, readAt, quoted, retracted }): Row => ({
      id,
      chi: role,
      tipo: kind,
      testo: content,
      dettagli: details && toDettagli(details),
      data: saidAt.toISOString(),
      letta: readAt !== null,
      risposta_a: quoted,
      ritirata: retracted,
    }),
  ),
});

const toDettagli = (details: MessageDetails): Row['dettagli'] => ({
  ...(details.url !== undefined && { url: details.url }),
  ...(details.name !== undefined && { nome: details.name }),
  ...(details.type !== undefined && { formato: details.type }),
  ...(details.bytes !== undefined && { byte: details.bytes }),
  ...(details.at !== undefined && { quando: details.at }),
  ...(details.html !== undefined && { html: details.html }),
  ...(details.action && { azione: { etichetta: details.action.label, percorso: details.action.path } }),
  ...(details.sources && {
    fonti: details.sources.map(({ slug, question }) => ({ risposta: slug, domanda: question })),
  }),
  ...(details.knows !== undefined && { sa: details.knows }),
  ...(details.forwarded !== undefined && { inoltrata: details.forwarded }),
});

export const toChatInBreve = (summary: SupportChatSummary): Schemas['ChatInBreve'] => ({
  id: summary.id,
  stato: STATES[summary.state],
  testata: summary.brand,
  nome: summary.name,
  ultima: summary.latest,
  dal: summary.since.toISOString(),
  operatore: summary.operator,
  non_lette: summary.unread,
});

export const getChat: Handler<operations['getChat']> = async (call) => {
  const chat = await chatOf(call, call.headers.conversazione ?? '');
  return chat ? ok(toConversazione(await conversationOf(call.orm, chat))) : refuse('no-such-chat');
};

export const followChat: Handler<operations['followChat']> = async (call) => {
  const chat = await chatOf(call, call.headers.conversazione ?? '');
  if (!chat) return refuse('no-such-chat');
  const events = new EventStream(`chat ${chat.id}`, (send) =>
    call.supportChats.notifications.subscribe((notice) => {
      if (notice && notice.chat !== chat.id) return;
      if (notice?.what !== 'typing') send('cambiata', {});
      else if (notice.who === 'operator') send('scrive', { chi: 'operatore' });
    }),
  );
  return { status: 200, body: events };
};

export const sendChatTurn: Handler<operations['sendChatTurn']> = async (call) => {
  const { id, conversazione: secret, content, host: page } = call.body;
  const taken = await takeMessage(call, {
    id,
    secret,
    content,
    page,
    token: call.body['g-recaptcha-response'],
    quoted: call.body.risposta_a ?? null,
  });
  if (!taken.ok) return refuse(taken.error);
  const { reply, conversation } = taken.value;
  return {
    status: 200,
    body: {
      success: true,
      status: { code: 'OK' },
      data: reply,
      conversazione: toConversazione(conversation),
    },
  };
};

export const askOperator: Handler<operations['askOperator']> = async (call) => {
  const chat = await chatOf(call, call.body.conversazione);
  if (!chat) return refuse('no-such-chat');
  const given = await handOver(call, chat);
  if (!given.ok) return refuse(given.error);
  const { conversation, externalChat } = given.value;
  return ok({
    conversazione: toConversazione(conversation),
    altrove: externalChat && {
      fornitore: externalChat.provider,
      licenza: externalChat.license,
      nome: externalChat.name,
      email: externalChat.email,
      trascrizione: externalChat.transcript,
    },
  });
};

export const markChat: Handler<operations['markChat']> = async (call) => {
  const { orm, now, body } = call;
  const chat = await chatOf(call, body.conversazione);
  if (!chat) return refuse('no-such-chat');
  const { id, state } = chat;
  if (body.segno === 'letto') {
    const isNew = await markRead(orm, id, ['assistant', 'operator', 'system'], now);
    if (isNew && state === 'operator') await notifyServers(orm, { chat: id, what: 'changed' });
  } else if (state === 'operator') await notifyServers(orm, { chat: id, what: 'typing', who: 'user' });
  return DONE;
};

export const retractChatMessage: Handler<operations['retractChatMessage']> = async (call) => {
  const { conversazione, riga: id } = call.body;
  const chat = await chatOf(call, conversazione);
  // Messages can be retracted only in a conversation that an operator has joined.
  if (!chat?.joinedAt) return refuse('no-such-chat');
  const retraction = await retractMessage(call, chat.id, { id, role: 'user' });
  if (!retraction.ok) return refuse(retraction.error);
  return ok(toConversazione(await conversationOf(call.orm, chat)));
};

export const endChat: Handler<operations['endChat']> = async (call) => {
  const { conversazione, risolto: solved, commento } = call.body;
  const chat = await chatOf(call, conversazione);
  if (!chat) return refuse('no-such-chat');
  return ok(
    toConversazione(await end(call, chat, { solved, opinion: visibleWords(commento ?? '').trim() || null })),
  );
};
