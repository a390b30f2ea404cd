/** Apart from the screen's: the layouts that stand in for pages come in a file of their own. */
export const skeletonStrings = { loading: 'Caricamento delle risposte' };
