import { useRouter } from '@tanstack/react-router';
import { HOME } from '#domain/addresses.ts';
import { isChatbotKind } from '#domain/chatbot/kinds.ts';
import type { Day } from '#domain/newsstand.ts';
import { useUser } from '#src/state/session/session.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ChatbotWorkspace } from './chatbot-workspace.tsx';
import { strings } from './strings.ts';

type Props = {
  today: Day;
  /** Values from the address. */
  kind: string | undefined;
  chatId: number | null;
};

/** The news chatbot, for readers with access to it. NAV-15 */
export function ChatbotScreen({ today, kind, chatId }: Props) {
  const user = useUser();
  const { api, brand } = useRouter().options.context;
  if (!user?.chatbot) {
    return (
      <main id="contenuto" className="wrap" tabIndex={-1}>
        <EmptyState
          level={1}
          title={strings.nothingHere}
          actions={<ButtonLink href={HOME}>{strings.home}</ButtonLink>}
        />
      </main>
    );
  }
  return (
    <ChatbotWorkspace
      api={api}
      brand={brand}
      owner={user.id}
      mayReview={user.pressReview}
      today={today}
      kind={isChatbotKind(kind) ? kind : 'digital'}
      chatId={chatId}
    />
  );
}
