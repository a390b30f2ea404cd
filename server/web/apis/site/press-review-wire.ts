import type { Clip, ClipText } from '#domain/press-review/clip.ts';
import type { Review } from '#domain/press-review/review.ts';
import type { components } from '#openapi/generated/site.ts';

type Wire = components['schemas'];

export const toRitaglio = ({ alsoIn, ...clip }: Clip): Wire['Ritaglio'] => ({ ...clip, alsoIn: [...alsoIn] });

export const toRitaglioIntero = ({ alsoIn, ...clip }: ClipText): Wire['RitaglioIntero'] => ({
  ...clip,
  alsoIn: [...alsoIn],
});

export const toRassegna = ({ chapters, ...review }: Review): Wire['Rassegna'] => ({
  ...review,
  chapters: chapters.map(({ clips, ...chapter }) => ({ ...chapter, clips: [...clips] })),
});
