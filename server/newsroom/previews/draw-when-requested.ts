// The package's part for this platform may be missing: the start has to notice that, not the first preview.
import '@resvg/resvg-js';

type Drawing = typeof import('./draw-preview.ts');

/** Draws a preview. The code that measures and draws text is loaded at the first one. */
export const drawPreview: Drawing['drawPreview'] = async (paper, words, pictureFile) => {
  const drawing = await import('./draw-preview.ts');
  return await drawing.drawPreview(paper, words, pictureFile);
};
