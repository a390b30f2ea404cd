import { type RefObject, useState } from 'react';
import type { Recipient } from '#domain/press-review/recipients.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { filterRecipients, NO_FILTERS } from './filter-recipients.ts';
import { GroupDialog } from './group-dialog.tsx';
import { RecipientFilters } from './recipient-filters.tsx';
import { RecipientList } from './recipient-list.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { recipientStrings as strings } from './strings.ts';
import type { useRecipientActions } from './use-recipient-actions.tsx';
import type { ChangeRecipients } from './use-recipients.ts';

type Props = {
  recipients: readonly Recipient[];
  online: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  actions: ReturnType<typeof useRecipientActions>;
  change: ChangeRecipients;
  onEdit: (recipient: Recipient) => void;
};

/** The list with search and filters, and the actions on the chosen recipients. */
export function RecipientsWorkspace({ recipients, online, heading, actions, change, onEdit }: Props) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [groupAction, setGroupAction] = useState<'add' | 'remove' | null>(null);
  const found = filterRecipients(recipients, filters);
  // Actions apply only to recipients that are shown.
  const chosen = found.filter(({ id }) => selected.has(id));
  const clear = () => setSelected(new Set());
  const remove = async (ids: readonly number[], byKey: boolean) => {
    await actions.remove(ids, byKey);
    setSelected((before) => new Set([...before].filter((id) => !ids.includes(id))));
  };
  return (
    <>
      <RecipientFilters recipients={recipients} found={found} filters={filters} onChange={setFilters} />
      <h2 className="vh" tabIndex={-1} ref={heading}>
        {strings.list}
      </h2>
      {found.length === 0 ? (
        <EmptyState
          level={3}
          title={strings.none}
          actions={
            <Button
              look="plain"
              onClick={() => {
                setFilters(NO_FILTERS);
                heading.current?.focus();
              }}
            >
              {strings.reset}
            </Button>
          }
        />
      ) : (
        <RecipientList
          key={JSON.stringify(filters)}
          recipients={found}
          online={online}
          selected={selected}
          onSelect={setSelected}
          onEdit={onEdit}
          onRemove={({ id }, byKey) => void remove([id], byKey)}
          onRetry={(recipient) => void actions.retry(recipient)}
        />
      )}
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          online={online}
          onClear={() => {
            clear();
            heading.current?.focus();
          }}
          onAddTo={() => setGroupAction('add')}
          onRemoveFrom={
            chosen.some(({ groups }) => groups.length > 0) ? () => setGroupAction('remove') : undefined
          }
          onRemove={(byKey) =>
            void remove(
              chosen.map(({ id }) => id),
              byKey,
            )
          }
        />
      )}
      {groupAction && (
        <GroupDialog
          action={groupAction}
          chosen={chosen}
          recipients={recipients}
          change={change}
          onDone={(words) => {
            clear();
            actions.say(words);
            heading.current?.focus();
          }}
          onClose={() => setGroupAction(null)}
        />
      )}
    </>
  );
}
