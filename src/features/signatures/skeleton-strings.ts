/** Apart from the screen's: the layouts that stand in for pages come in a file of their own. */
export const skeletonStrings = {
  loadingSignatures: 'Caricamento delle firme',
  loadingSignature: 'Caricamento degli articoli',
};
