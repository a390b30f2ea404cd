export const pagerStrings = {
  pages: 'Pagine dell’elenco',
  previous: 'Precedenti',
  next: 'Successivi',
  pageOf: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
};
