/** Separate from the screen's strings, because skeletons are in a chunk of their own. */
export const skeletonStrings = {
  loadingSignatures: 'Caricamento delle firme',
  loadingSignature: 'Caricamento degli articoli',
};
