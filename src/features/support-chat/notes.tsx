import type { ReactNode } from 'react';
import bubbles from '#src/components/support/messages.module.css';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import styles from './panel.module.css';
import type { Problem } from './problem.ts';
import { strings } from './strings.ts';

/** What failed: a message, by the reason; the hand-over to an operator; or ending the conversation. */
export type ShownProblem = Problem | 'hand-over' | 'not-ended';

/** `words`: the server's text, shown instead of the page's own. */
export type ShownFailure = { why: ShownProblem; words: string | null };

/** A note of the chat itself, shown among the messages. */
export function ChatNote({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className={styles.note}>
      <Icon name={icon} />
      <div>
        <b>{title}</b> {children}
      </div>
    </div>
  );
}

const WITH_FORM: readonly ShownProblem[] = ['captcha', 'too-many', 'refused', 'ended', 'hand-over'];

const WITH_RETRY: readonly ShownProblem[] = ['network', 'hand-over'];

type ProblemProps = { failure: ShownFailure; onForm: () => void; onRetry: () => void };

/** Reports, as a message of the assistant, what failed, why, and what to do next. HLP-08, HLP-09 */
export function ProblemNote({ failure: { why, words }, onForm, onRetry }: ProblemProps) {
  return (
    <div className={`stack4 ${bubbles.message} ${bubbles.assistant}`}>
      <div className={`${bubbles.bubble} ${styles.problem}`} role="alert">
        <Icon name={why === 'network' ? 'offline' : 'warn'} size={20} />
        <p>
          {words === null ? strings.problems[why] : strings.refused(words)}{' '}
          {WITH_RETRY.includes(why) && (
            <button type="button" className="link" onClick={onRetry}>
              {strings.retry}
            </button>
          )}
          {why === 'hand-over' && strings.or}
          {WITH_FORM.includes(why) && (
            <>
              <button type="button" className="link" onClick={onForm}>
                {strings.useForm}
              </button>
              .
            </>
          )}
        </p>
      </div>
    </div>
  );
}
