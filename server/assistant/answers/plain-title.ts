/**
 * The title without markup. Its quotation marks become inner ones, because the outer ones mark the answer’s own
 * quotations.
 */
export const plainTitle = (title: string): string =>
  title.replaceAll('*', '').replaceAll('«', '“').replaceAll('»', '”');
