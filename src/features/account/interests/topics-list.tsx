import { type ReactNode, useRef, useState } from 'react';
import type { FollowableTopic, TopicGroup } from '#domain/interests.ts';
import type { TopicChoice } from '#src/state/interests/topics.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { findTopics, groupTopics, isCollapsible } from './find-topics.ts';
import { strings } from './strings.ts';
import { TopicRow } from './topic-row.tsx';
import styles from './topics-list.module.css';

type Props = {
  topics: readonly FollowableTopic[];
  online: boolean;
  onChoose: (topic: FollowableTopic, choice: TopicChoice) => void;
};

/** The topics that match the typed words, under their headings. */
export function TopicsList({ topics, online, onChoose }: Props) {
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const shown = findTopics(topics, text);
  const followed = topics.filter((topic) => topic.followed).length;
  function showAll() {
    setText('');
    // The pressed button has disappeared, so the focus moves to the search field.
    search.current?.focus();
  }
  return (
    <>
      <search className={`row12 ${styles.search}`}>
        <Icon name="search" />
        <input
          className="grow field-box"
          ref={search}
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-label={strings.search}
          placeholder={strings.search}
          autoComplete="off"
          spellCheck={false}
        />
      </search>
      <p className={`meta ${styles.count}`} role="status">
        {text.trim() === '' ? strings.count(followed, topics.length) : strings.found(shown.length)}
      </p>
      {shown.length === 0 && (
        <EmptyState
          title={strings.none(text.trim())}
          actions={<Button onClick={showAll}>{strings.showAll}</Button>}
        >
          <p>{strings.noneText}</p>
        </EmptyState>
      )}
      {groupTopics(shown).map(({ group, topics: topicsOfGroup }) => {
        const GroupFrame = isCollapsible(group) ? CollapsibleGroup : FixedGroup;
        return (
          <GroupFrame key={group} group={group} topics={topicsOfGroup} open={text.trim() !== ''}>
            <ul>
              {topicsOfGroup.map((topic) => (
                <TopicRow key={topic.slug} topic={topic} online={online} onChoose={onChoose} />
              ))}
            </ul>
          </GroupFrame>
        );
      })}
    </>
  );
}

type GroupProps = {
  group: TopicGroup;
  topics: readonly FollowableTopic[];
  /** Whether a collapsible group is open at first: all are while the reader searches. */
  open: boolean;
  children: ReactNode;
};

function FixedGroup({ group, children }: GroupProps) {
  return (
    <section className={styles.group} aria-labelledby={`argomenti-${group}`}>
      <SectionHead title={strings.groups[group]} level={3} size="t-4" id={`argomenti-${group}`} />
      {children}
    </section>
  );
}

function CollapsibleGroup({ group, topics, open, children }: GroupProps) {
  return (
    <details key={String(open)} className={styles.branch} open={open}>
      <summary className="row12 no-marker">
        <h3 className="t-4">{strings.groups[group]}</h3>
        <span className="meta">
          {strings.groupCount(topics.filter((topic) => topic.followed).length, topics.length)}
        </span>
        <Icon name="chev" size={20} />
      </summary>
      {children}
    </details>
  );
}
