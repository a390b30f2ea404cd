import { brand, copied, type TableLabels } from './table-labels.ts';

type Name = 'supportTickets' | 'supportChats' | 'supportLines' | 'supportFiles';

/** Labels of the customer service tables in a reader's data export. ACC-10 */
export const HELP_LABELS: { readonly [Each in Name]: TableLabels<Each> } = {
  supportTickets: {
    title: 'Messaggi all’assistenza',
    columns: {
      number: 'Numero',
      brand,
      createdAt: 'Scritto il',
      email: 'E-mail',
      name: 'Nome',
      topic: 'Argomento',
      subject: 'Oggetto',
      message: 'Messaggio',
      attachmentName: 'Allegato',
      attachmentType: 'Tipo di allegato',
      mailedAt: 'Consegnato il',
      receiptAt: 'Ricevuta inviata il',
      fileRefused: 'Allegato rifiutato',
      attachment: copied,
    },
    withheld: ['id', 'readerId'],
  },
  supportChats: {
    title: 'Conversazioni con l’assistenza',
    columns: {
      id: 'Conversazione',
      brand,
      page: 'Pagina',
      state: 'Stato',
      operatorName: 'Operatore',
      startedAt: 'Iniziata il',
      saidAt: 'Ultimo messaggio',
      waitingSince: 'In attesa dal',
      joinedAt: 'Operatore dal',
      endedAt: 'Finita il',
      solved: 'Risolto',
      opinion: 'Commento',
      handedElsewhereAt: 'Passata alla chat esterna il',
    },
    withheld: ['secretHash', 'readerId', 'operatorId'],
  },
  supportLines: {
    title: 'Messaggi nelle conversazioni con l’assistenza',
    columns: {
      chatId: 'Conversazione',
      role: 'Chi',
      kind: 'Tipo',
      content: 'Testo',
      saidAt: 'Quando',
      readAt: 'Letto il',
      retracted: 'Ritirato',
    },
    withheld: ['position', 'id', 'details', 'quoted'],
  },
  supportFiles: {
    title: 'File nelle conversazioni con l’assistenza',
    columns: { chatId: 'Conversazione', name: 'Nome', type: 'Tipo', sentAt: 'Inviato il', bytes: copied },
    withheld: ['id'],
  },
};
