/** Texts of the mails' page on a trial system. */
export const shownMailsStrings = {
  title: 'Posta di prova',
  lead: 'Qui arrivano le mail che il sito spedisce, finché nessun server di posta è configurato. La pagina si apre solo da questo computer.',
  empty: 'Nessuna mail, per ora.',
  back: 'Tutte le mail',
  to: 'A',
  from: 'Da',
  files: 'Allegati',
  asHtml: 'Come la mostra un programma di posta',
};
