import { CHATBOT_KIND_DATA, type ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { ChatbotFacts } from '#domain/chatbot/reader-chats.ts';
import { untilDate } from '#domain/date-words.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './start.module.css';
import { strings } from './strings.ts';

type Props = {
  kind: ChatbotKind;
  archive: ChatbotFacts | null;
  online: boolean;
  onAsk: (question: string) => void;
};

/** Shown before the first question: who answers, from which articles, and four suggested questions. RAG-01 */
export function Start({ kind, archive, online, onAsk }: Props) {
  const count = archive?.articles;
  return (
    <div className={`stack10 ${styles.start}`}>
      <h2 className="t-2">{strings.start}</h2>
      <p className={styles.notice}>
        <Icon name="bot" size={20} />
        <span>{strings.aiNotice(count ? strings.someArticles(count) : strings.theArticles)}</span>
      </p>
      {archive?.until && <p className="meta">{strings.until(untilDate(archive.until))}</p>}
      {count === 0 && <p className="meta">{strings.noArticles}</p>}
      <h3>{strings.prompts}</h3>
      <ul className="hr">
        {CHATBOT_KIND_DATA[kind].sampleQuestions.map((prompt) => (
          <li key={prompt}>
            <button type="button" disabled={!online} onClick={() => onAsk(prompt)}>
              {prompt}
              <Icon name="arrow" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
