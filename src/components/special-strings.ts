export const specialStrings = {
  articles: (count: number) => (count === 1 ? '1 articolo' : `${count} articoli`),
};
