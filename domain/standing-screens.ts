/** First segments of the addresses that have a screen. Menu and footer show no other address of ours. NAV-25 */
export const STANDING_SCREENS: readonly string[] = [
  '/',
  '/sezioni',
  '/sezione',
  '/speciali',
  '/speciale',
  '/firme',
  '/firma',
  '/archivio',
  '/edizione',
  '/articolo',
  '/ricerca',
  '/preferiti',
  '/scaricati',
  '/vetrina',
];
