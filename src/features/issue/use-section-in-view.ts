import { useEffect, useState } from 'react';
import type { SectionPages } from '#domain/newsstand.ts';
import { sectionAnchor } from './section-anchor.ts';

/** A section counts as being read while it crosses this band below the sticky bars. */
const READING_BAND = '-25% 0px -65% 0px';

/** Id of the section being read; the first one until the reader has scrolled. */
export function useSectionInView(sections: readonly SectionPages[]): number | null {
  const [current, setCurrent] = useState(sections[0]?.section.id ?? null);
  useEffect(() => {
    const ids = new Map<Element, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        const id = entered && ids.get(entered.target);
        if (id !== undefined) setCurrent(id);
      },
      { rootMargin: READING_BAND },
    );
    for (const { section } of sections) {
      const block = document.getElementById(sectionAnchor(section));
      if (!block) continue;
      ids.set(block, section.id);
      observer.observe(block);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
