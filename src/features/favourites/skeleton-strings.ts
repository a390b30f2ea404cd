export const skeletonStrings = { loading: 'Caricamento degli articoli preferiti' };
