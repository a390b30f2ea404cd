export const skeletonStrings = { loading: 'Caricamento delle edizioni scaricate' };
