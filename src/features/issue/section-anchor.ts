import type { SectionRef } from '#domain/newsstand.ts';

/** Id of a section's block within the issue. */
export const sectionAnchor = ({ slug }: Pick<SectionRef, 'slug'>) => `sezione-${slug}`;
