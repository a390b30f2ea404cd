/** Separate from the screen's strings, because skeletons are in a chunk of their own. */
export const skeletonStrings = {
  loadingSpecials: 'Caricamento degli speciali',
  loadingSpecial: 'Caricamento dello speciale',
};
