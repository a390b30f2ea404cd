import { useEffect, useRef } from 'react';
import type { OperatorChatView } from '#domain/support/conversation.ts';
import { Line } from '#src/components/support/line.tsx';
import { LineTools } from '#src/components/support/line-tools.tsx';
import { TypingDots } from '#src/components/support/typing-dots.tsx';
import styles from './operators.module.css';
import { strings } from './strings.ts';
import type { OperatorChatState } from './use-operator-chat.ts';

type Props = { shown: OperatorChatView; mine: boolean } & Pick<
  OperatorChatState,
  'lines' | 'types' | 'openFile' | 'retract' | 'quotation'
>;

/** What was said in a conversation, the latest in view; in their own an operator may answer a line, and take words back. HLP-06, HLP-10 */
export function OperatorChatLog({ shown, mine, lines, types, openFile, retract, quotation }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const speakers = { operator: shown.conversation.operator, reader: shown.summary.name };
  const mark = `${lines.length} ${types}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new comes into view
  useEffect(() => {
    const element = log.current;
    element?.scrollTo({ top: element.scrollHeight });
  }, [mark]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <div ref={log} className={styles.log} role="log" aria-label={strings.log} tabIndex={0}>
      {lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          speakers={speakers}
          quoted={lines.find(({ id }) => id === line.quoted)}
          open={openFile}
          tools={
            mine && (
              <LineTools
                line={line}
                onReply={quotation.quote}
                onRetract={line.role === 'operator' ? retract : null}
              />
            )
          }
        />
      ))}
      {types && <TypingDots words={strings.typing} />}
    </div>
  );
}
