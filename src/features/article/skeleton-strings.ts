export const skeletonStrings = { loading: 'Caricamento dell’articolo' };
