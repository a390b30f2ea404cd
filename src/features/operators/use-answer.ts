import { useRef, useState } from 'react';

type SentAnswer = { id: string; content: string; meeting: string };

type Props = {
  draft: string;
  onDraft: (text: string) => void;
  onAnswer: (message: { id: string; content: string; meeting?: Date }) => Promise<boolean>;
};

const isSame = (
  earlier: SentAnswer | null,
  { content, meeting }: Omit<SentAnswer, 'id'>,
): earlier is SentAnswer => earlier?.content === content && earlier.meeting === meeting;

/** An operator's message: sending it clears the field, and a failure restores it. */
export function useAnswer({ draft, onDraft, onAnswer }: Props) {
  const [text, setText] = useState(draft);
  const [meeting, setMeeting] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const latestText = useRef(draft);
  /**
   * The message that could not be sent: sent again unchanged, it keeps its ID, so that it exists only once.
   */
  const failed = useRef<SentAnswer | null>(null);

  function write(next: string): void {
    latestText.current = next;
    setText(next);
    onDraft(next);
  }
  async function send(): Promise<void> {
    const words = { content: text.trim(), meeting };
    const answer = isSame(failed.current, words) ? failed.current : { id: crypto.randomUUID(), ...words };
    setState('busy');
    write('');
    setMeeting('');
    const { id, content } = answer;
    const isSent = await onAnswer({ id, content, ...(meeting !== '' && { meeting: new Date(meeting) }) });
    setState(isSent ? 'open' : 'failed');
    failed.current = isSent ? null : answer;
    if (!isSent) restore(answer);
  }
  /** Restores the message before text that was typed meanwhile. */
  function restore(answer: SentAnswer): void {
    write([answer.content, latestText.current].filter((part) => part.trim() !== '').join('\n'));
    setMeeting((now) => now || answer.meeting);
  }
  const maySend = state !== 'busy' && text.trim() !== '';
  return { text, meeting, state, write, setMeeting, send, maySend };
}
