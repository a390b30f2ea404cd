import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MutedStory } from '#api/account/interests.ts';
import type { Api } from '#api/clients.ts';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { useStoryActions } from './use-story-actions.tsx';

type Pressable = ReactElement<{ onClick: () => void }>;

const FLOOD: MutedStory = { story: 'alluvione', title: 'Alluvione', since: '2025-03-03T09:00:00Z' };
const STRIKE: MutedStory = { story: 'sciopero', title: 'Sciopero', since: '2025-03-02T09:00:00Z' };
const VOTE: MutedStory = { story: 'voto', title: 'Voto', since: '2025-03-01T09:00:00Z' };

/** The actions on three muted stories; `say` gets every message. */
function actionsOn(say: (message: ReactNode) => void) {
  let stories = [FLOOD, STRIKE, VOTE];
  const reply = { data: {}, response: new Response(null, { status: 200 }) };
  const api = async () => ({ account: { POST: async () => reply } }) as unknown as Api;
  let actions: ReturnType<typeof useStoryActions> | null = null;
  function List() {
    actions = useStoryActions({
      api,
      changeData: (change) => {
        stories = change(stories);
      },
      say,
      onGone: () => undefined,
    });
    return null;
  }
  renderToStaticMarkup(<List />);
  return {
    actions: actions as unknown as ReturnType<typeof useStoryActions>,
    list: () => stories.map(({ story }) => story),
  };
}

/** The undo button in a toast. */
function undoIn(message: ReactNode): Pressable | undefined {
  if (!isValidElement<{ children: ReactNode[] }>(message)) return undefined;
  return message.props.children.find(
    (child): child is Pressable => isValidElement(child) && child.type === ToastButton,
  );
}

test('PSH-01 a story that is unmuted before another has been answered stays unmuted', async () => {
  const { actions, list } = actionsOn(() => undefined);
  await Promise.all([actions.unmute(FLOOD), actions.unmute(VOTE)]);
  expect(list()).toEqual(['sciopero']);
});

test('PSH-01 undoing mutes one story again, at its place, and no other', async () => {
  const messages: ReactNode[] = [];
  let mutedAgain = (): void => undefined;
  const isMutedAgain = new Promise<void>((resolve) => {
    mutedAgain = resolve;
  });
  const { actions, list } = actionsOn((message) => {
    messages.push(message);
    if (messages.length === 3) mutedAgain();
  });
  await actions.unmute(STRIKE);
  await actions.unmute(VOTE);
  undoIn(messages[0])?.props.onClick();
  await isMutedAgain;
  expect(list()).toEqual(['alluvione', 'sciopero']);
});
