/** Separate from the screen's strings, because skeletons are loaded as a file of their own. */
export const skeletonStrings = {
  loading: 'Caricamento dell’archivio',
};
