import type { ExtractedData } from '#domain/chatbot/answer-text.ts';
import { AppLink, isRoute } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './answer.module.css';
import { answerStrings as strings } from './strings.ts';

const WORDS: Readonly<Record<string, string>> = {
  ricerca: strings.searchArchive,
  assistenza: strings.searchFaq,
};

/** Address of an extracted datum; null where it is not an address of the stated kind. */
function addressOf({ value, type }: ExtractedData[string]): string | null {
  if (type === 'internal') return isRoute(value) ? value : null;
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? value : null;
}

type Props = {
  data: ExtractedData;
  /** Addresses that are already listed among the sources. */
  listedAddresses: readonly string[];
};

/** Links extracted from an answer, except those already listed. RAG-06 */
export function ExtractedLinks({ data, listedAddresses }: Props) {
  const links = Object.entries(data).flatMap(([key, datum]) => {
    const href = addressOf(datum);
    return href === null || listedAddresses.includes(href)
      ? []
      : [{ key, href, isOutside: datum.type === 'external' }];
  });
  if (links.length === 0) return null;
  return (
    <ul className={`wrapping ${styles.links}`}>
      {links.map(({ key, href, isOutside }) => (
        <li key={key}>
          <AppLink className="tap link" href={href} rel={isOutside ? 'noopener noreferrer' : undefined}>
            <Icon name={key === 'ricerca' ? 'search' : isOutside ? 'ext' : 'arrow'} size={18} />
            {WORDS[key] ?? key}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
