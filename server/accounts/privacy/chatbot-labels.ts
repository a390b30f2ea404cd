import { brand, type TableLabels } from './table-labels.ts';

type ChatbotTable = 'chatbotChats' | 'chatbotMessages' | 'chatbotLinks';

/** Labels of the chatbot's tables in a reader's data export. ACC-10 */
export const CHATBOT_LABELS: { readonly [Each in ChatbotTable]: TableLabels<Each> } = {
  chatbotChats: {
    title: 'Domande all’archivio',
    columns: {
      id: 'Chat',
      brand,
      kind: 'Tipo',
      title: 'Titolo',
      startedAt: 'Iniziata il',
      saidAt: 'Ultimo messaggio',
      deletedAt: 'Eliminata il',
    },
    withheld: ['readerId'],
  },
  chatbotMessages: {
    title: 'Messaggi delle domande all’archivio',
    columns: {
      chatId: 'Chat',
      role: 'Chi',
      content: 'Testo',
      state: 'Stato',
      saidAt: 'Quando',
      vote: 'Voto',
      reason: 'Motivo',
    },
    withheld: ['id', 'writtenAt'],
  },
  chatbotLinks: {
    title: 'Risposte dell’archivio condivise',
    columns: {
      id: 'Collegamento',
      createdAt: 'Creato il',
      expiresAt: 'Scade il',
      revokedAt: 'Revocato il',
      opened: 'Aperture',
      lastOpenedAt: 'Ultima apertura',
    },
    withheld: ['messageId', 'tokenHash'],
  },
};
