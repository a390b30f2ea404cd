import { useRef, useState } from 'react';

type SentAnswer = { id: string; content: string; meeting: string };

type Props = {
  draft: string;
  onDraft: (text: string) => void;
  onAnswer: (turn: { id: string; content: string; meeting?: Date }) => Promise<boolean>;
};

const isSame = (said: SentAnswer | null, { content, meeting }: Omit<SentAnswer, 'id'>): said is SentAnswer =>
  said?.content === content && said.meeting === meeting;

/** An operator's message: sending it clears the field, and a failure restores it. */
export function useAnswer({ draft, onDraft, onAnswer }: Props) {
  const [text, setText] = useState(draft);
  const [meeting, setMeeting] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const written = useRef(draft);
  /** Sent again unchanged, the message keeps its ID, so that it exists only once. */
  const failed = useRef<SentAnswer | null>(null);

  function write(next: string): void {
    written.current = next;
    setText(next);
    onDraft(next);
  }
  async function send(): Promise<void> {
    const words = { content: text.trim(), meeting };
    const said = isSame(failed.current, words) ? failed.current : { id: crypto.randomUUID(), ...words };
    setState('busy');
    write('');
    setMeeting('');
    const { id, content } = said;
    const done = await onAnswer({ id, content, ...(meeting !== '' && { meeting: new Date(meeting) }) });
    setState(done ? 'open' : 'failed');
    failed.current = done ? null : said;
    if (!done) giveBack(said);
  }
  /** Restores the message before text that was typed meanwhile. */
  function giveBack(said: SentAnswer): void {
    write([said.content, written.current].filter((part) => part.trim() !== '').join('\n'));
    setMeeting((now) => now || said.meeting);
  }
  const maySend = state !== 'busy' && text.trim() !== '';
  return { text, meeting, state, write, setMeeting, send, maySend };
}
