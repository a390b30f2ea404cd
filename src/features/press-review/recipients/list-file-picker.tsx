import { useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './import.module.css';
import { type ListFile, readListFile } from './list-file.ts';
import { importStrings as strings } from './strings.ts';

type Problem = Extract<ListFile, { problem: string }>['problem'];

const PROBLEM_TEXTS: Readonly<Record<Problem, string>> = {
  'too-large': strings.fileTooLarge,
  unreadable: strings.fileFailed,
  empty: strings.fileEmpty,
};

/** Reads a list from a file into the field, where it can still be changed. */
export function ListFilePicker({ onRead }: { onRead: (text: string) => void }) {
  const [problem, setProblem] = useState<Problem | null>(null);
  async function read(input: HTMLInputElement) {
    const file = input.files?.[0];
    if (!file) return;
    const list = await readListFile(file);
    // Lets the same file be chosen again after it was corrected.
    input.value = '';
    setProblem('problem' in list ? list.problem : null);
    if ('text' in list) onRead(list.text);
  }
  return (
    <div className={`stack10 ${styles.picker}`}>
      <label className={`btn s ${styles.pick}`}>
        <input
          type="file"
          className="vh"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={({ currentTarget }) => void read(currentTarget)}
        />
        <Icon name="clip" size={19} />
        {strings.file}
      </label>
      {problem && (
        <Notice tone="error" isAnnounced>
          {PROBLEM_TEXTS[problem]}
        </Notice>
      )}
    </div>
  );
}
