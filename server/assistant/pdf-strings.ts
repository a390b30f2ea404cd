/** The fixed texts in the PDF of a chat. */
export const pdfStrings = {
  about: (askedAt: string) => `Domande all’archivio con un sistema di intelligenza artificiale. ${askedAt}.`,
  sources: 'Fonti',
  page: (page: number) => `pagina ${page}`,
  failed: 'Si è verificato un errore durante l’elaborazione della richiesta.',
  note: 'Le risposte sono composte da un sistema automatico a partire dagli articoli del giornale e possono contenere errori: controlla sempre le fonti.',
};
