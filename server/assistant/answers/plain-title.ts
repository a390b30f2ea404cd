/** Quotation marks around what is quoted here are the answer’s own: those of a title are inner ones. */
export const plainTitle = (title: string): string =>
  title.replaceAll('*', '').replaceAll('«', '“').replaceAll('»', '”');
