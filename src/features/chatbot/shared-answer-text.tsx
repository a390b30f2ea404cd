import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Api } from '#api/clients.ts';
import { loginUrl } from '#domain/account-links.ts';
import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { SharedAnswer } from '#domain/chatbot/answer-link.ts';
import { readAnswer } from '#domain/chatbot/answer-text.ts';
import { dayAt, longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { useRelatedArticles } from '#src/state/chatbot/use-related-articles.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { blocksOf, citedIds, numberSources } from './answer-blocks.ts';
import { AnswerWords } from './answer-text.tsx';
import screen from './chatbot-screen.module.css';
import { PassageDetail } from './passage-detail.tsx';
import styles from './shared-answer.module.css';
import { SourceList } from './source-list.tsx';
import { strings as common, sharedStrings as strings } from './strings.ts';

type Props = {
  api: () => Promise<Api>;
  brand: PublicBrand;
  today: Day;
  shared: SharedAnswer;
  isVisitor: boolean;
  /** Whether the reader may use the chatbot too. */
  hasChatbot: boolean;
};

const SHOWCASE = '/vetrina';
const CHATBOT = '/chatbot';

/** A shared answer under its question, with the sources that its reader may open. */
export function SharedAnswerText({ api, brand, today, shared, isVisitor, hasChatbot }: Props) {
  const answer = readAnswer(shared.content);
  const sources = numberSources(answer);
  const articles = useRelatedArticles(api, citedIds(shared));
  const [chosen, choose] = useState<number | null>(null);
  const source = sources.find(({ number }) => number === chosen)?.source;
  return (
    <article className={`stack14 ${styles.answer}`}>
      <p className="kick">{strings.kicker(brand.name)}</p>
      <h1 className={screen.question} tabIndex={-1}>
        {shared.question}
      </h1>
      <p className={`meta ${styles.notice}`}>
        <Icon name="bot" size={18} />
        <span>{strings.about(brand.name, longDate(dayAt(shared.expiresAt)))}</span>
      </p>
      <AnswerWords blocks={blocksOf(answer.parts, sources)} writing={false} onSource={choose} />
      {shared.partial && <ClosedPartNotice brand={brand} isVisitor={isVisitor} />}
      {sources.length > 0 && (
        <SourceList sources={sources} articles={articles} today={today} onSource={choose} level={2} />
      )}
      <p className={`actions ${styles.ways}`}>
        {hasChatbot && <ButtonLink href={CHATBOT}>{strings.ask}</ButtonLink>}
        <ButtonLink href={HOME} look="plain">
          {strings.home}
        </ButtonLink>
      </p>
      {source && (
        <Dialog title={common.source(chosen ?? 0)} closeLabel={common.close} onClose={() => choose(null)}>
          <PassageDetail passage={source} article={articles.get(source.articleId)} today={today} />
        </Dialog>
      )}
    </article>
  );
}

/** Shown if a part of the answer is not accessible to its reader, with how to get access. */
function ClosedPartNotice({ brand, isVisitor }: Pick<Props, 'brand' | 'isVisitor'>) {
  const router = useRouter();
  return (
    <Notice
      icon="lock"
      action={
        isVisitor ? (
          <ButtonLink
            look="plain"
            size="small"
            href={loginUrl(brand, brand.origin + router.latestLocation.href)}
          >
            {strings.signIn}
          </ButtonLink>
        ) : (
          <ButtonLink look="plain" size="small" href={SHOWCASE}>
            {common.offers}
          </ButtonLink>
        )
      }
    >
      {isVisitor ? strings.closedToVisitor : strings.closedToReader}
    </Notice>
  );
}
