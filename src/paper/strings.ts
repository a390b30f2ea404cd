export const strings = {
  subscribersOnly: 'Per abbonati',
  opened: 'Già letto',
  minutes: (minutes: number) => `${minutes} min`,
  page: (page: number) => `pagina ${page}`,
  table: 'Tabella, scorri per vederla tutta',
};
