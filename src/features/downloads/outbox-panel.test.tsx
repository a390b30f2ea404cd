import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { EntryOf } from '#device/tables/outbox.ts';
import { OutboxPanel } from './outbox-panel.tsx';

type Reading = EntryOf<'article-opened'>;

const refused = (key: string, title: string, reason: string): Reading => ({
  key,
  kind: 'article-opened',
  path: `/articolo/${key}`,
  title,
  accountOrigin: 'https://account.leggo.it',
  createdAt: Date.parse('2025-04-02T16:30:00Z'),
  attempts: 0,
  refused: reason,
});

const props = () => ({
  waiting: 0,
  refused: [] as Reading[],
  today: '2025-04-03',
  onRetry: vi.fn(),
  onDiscard: vi.fn(),
});

/** The visible text of the panel. */
const wordsOf = (panel: ReactNode) =>
  renderToStaticMarkup(panel)
    .replaceAll(/<[^>]+>/g, '\n')
    .split(/\n+/)
    .filter(Boolean);

type Button = ReactElement<{ 'aria-label': string; onClick: () => void }>;

/** Buttons of the panel, which tests find by their `aria-label`. */
function buttonsIn(node: ReactNode): Button[] {
  if (Array.isArray(node)) return node.flatMap(buttonsIn);
  if (!isValidElement<{ children?: ReactNode; onClick?: unknown }>(node)) return [];
  if (node.props.onClick) return [node as Button];
  const inside =
    typeof node.type === 'function'
      ? (node.type as (given: unknown) => ReactNode)(node.props)
      : node.props.children;
  return buttonsIn(inside);
}

const press = (panel: ReactNode, name: string) =>
  buttonsIn(panel)
    .find((button) => button.props['aria-label'] === name)
    ?.props.onClick();

test('OFF-05 an empty outbox renders nothing', () => {
  expect(renderToStaticMarkup(<OutboxPanel {...props()} />)).toBe('');
});

test.each([
  [1, '1 lettura da inviare'],
  [30, '30 letture da inviare'],
])('OFF-05 %i waiting entries are counted', (waiting, words) => {
  const shown = wordsOf(<OutboxPanel {...props()} waiting={waiting} />);
  expect(shown[0]).toBe('In attesa di invio');
  expect(shown).toContain(words);
});

test('OFF-05 each refused entry shows its title, time and reason', () => {
  const shown = wordsOf(
    <OutboxPanel
      {...props()}
      refused={[
        refused('1', 'Riapre il ponte', 'article-not-found'),
        refused('2', 'Il mercato', 'bad-request'),
        refused('3', 'La fiera', 'unexpected'),
      ]}
    />,
  );
  expect(shown).not.toContain('0 letture da inviare');
  expect(shown.slice(shown.indexOf('Riapre il ponte'))).toEqual([
    'Riapre il ponte',
    'Aperto ieri, 18.30',
    'Non contata: l’articolo non c’è più',
    'Riprova',
    'Elimina',
    'Il mercato',
    'Aperto ieri, 18.30',
    'Non contata: è troppo vecchia, oppure l’orologio di questo dispositivo non è giusto',
    'Riprova',
    'Elimina',
    'La fiera',
    'Aperto ieri, 18.30',
    'Non contata: il giornale non l’ha accettata',
    'Riprova',
    'Elimina',
  ]);
});

test('OFF-05 each refused entry can be sent again or deleted', () => {
  const given = props();
  const panel = (
    <OutboxPanel
      {...given}
      refused={[refused('1', 'Riapre il ponte', 'bad-request'), refused('2', 'Il mercato', 'bad-request')]}
    />
  );
  press(panel, 'Riprova a inviare la lettura di «Il mercato»');
  press(panel, 'Elimina la lettura di «Riapre il ponte»');
  expect(given.onRetry).toHaveBeenCalledExactlyOnceWith('2');
  expect(given.onDiscard).toHaveBeenCalledExactlyOnceWith('1');
});
