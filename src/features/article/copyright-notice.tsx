import type { Article } from '#domain/newsstand.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './copyright-notice.module.css';
import { strings } from './strings.ts';

/** Copyright of the text; invented demonstration news are marked prominently. */
export function CopyrightNotice({ copyright }: Pick<Article, 'copyright'>) {
  if (!copyright) return null;
  if (!copyright.startsWith(strings.demonstration))
    return <p className={`meta ${styles.line}`}>{copyright}</p>;
  return (
    <p className={`row12 ${styles.demonstration}`}>
      <Icon name="info" size={20} />
      {copyright}
    </p>
  );
}
