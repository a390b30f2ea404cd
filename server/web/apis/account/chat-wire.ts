import type { MessageDetails } from '#domain/support/chat-message.ts';
import type { ChatState } from '#domain/support/chat-state.ts';
import type { ChatSummary, Conversation } from '#domain/support/conversation.ts';
import type { components } from '#openapi/generated/account.ts';

type Schemas = components['schemas'];
type Row = Schemas['RigaChat'];

const STATES: Record<ChatState, Schemas['Conversazione']['stato']> = {
  ...{ assistant: 'assistente', waiting: 'attesa', operator: 'operatore', ended: 'finita' },
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
      ...{ id, chi: role, tipo: kind, testo: content, dettagli: details && toDettagli(details) },
      ...{ data: saidAt.toISOString(), letta: readAt !== null, risposta_a: quoted, ritirata: retracted },
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

export const toChatInBreve = (summary: ChatSummary): Schemas['ChatInBreve'] => ({
  ...{ id: summary.id, stato: STATES[summary.state], testata: summary.brand, nome: summary.name },
  ...{ ultima: summary.latest, dal: summary.since.toISOString(), operatore: summary.operator },
  non_lette: summary.unread,
});
