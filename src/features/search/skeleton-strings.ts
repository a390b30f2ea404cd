export const skeletonStrings = { loading: 'Ricerca in corso' };
