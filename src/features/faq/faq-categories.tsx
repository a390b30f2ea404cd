import { useEffect, useRef } from 'react';
import { faqCategoryPath } from '#domain/support/faq-addresses.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import styles from './faq-categories.module.css';
import type { ShownCategory } from './shown-faq.ts';
import { strings } from './strings.ts';

type Props = { categories: readonly ShownCategory[]; current: string | undefined };

/**
 * Links to all categories with their number of answers: a column, or tabs that scroll on a phone. They work without
 * JavaScript.
 */
export function FaqCategories({ categories, current }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (current !== undefined && list.current) centre(list.current);
  }, [current]);
  return (
    <nav className={styles.categories} aria-label={strings.categories}>
      <ul ref={list}>
        {categories.map(({ slug, title, answers }) => (
          <li key={slug}>
            <AppLink
              className="spread"
              href={faqCategoryPath(slug)}
              aria-current={slug === current ? 'true' : undefined}
            >
              {title} <span className={`caption ${styles.count}`}>{answers.length}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row of tabs, but not the page. */
function centre(list: HTMLElement): void {
  const tab = list.querySelector('[aria-current]');
  if (!tab) return;
  const [listRect, tabRect] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += tabRect.left + tabRect.width / 2 - (listRect.left + listRect.width / 2);
}
