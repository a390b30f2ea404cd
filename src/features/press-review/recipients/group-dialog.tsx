import { useState } from 'react';
import * as v from 'valibot';
import { groupsIn } from '#domain/press-review/read-recipient-list.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';
import { VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { groupsOf } from './filter-recipients.ts';
import { addToGroups, changeable, type GroupChangeResult, removeFromGroup } from './group-changes.ts';
import { GroupField } from './group-field.tsx';
import { recipientStrings, groupStrings as strings } from './strings.ts';
import type { ChangeRecipients } from './use-recipients.ts';

type Props = {
  action: 'add' | 'remove';
  chosen: readonly Recipient[];
  recipients: readonly Recipient[];
  change: ChangeRecipients;
  onDone: (words: string) => void;
  onClose: () => void;
};

const Groups = v.object({
  gruppi: v.pipe(
    v.string(),
    v.transform((text) => groupsIn([text])),
    v.minLength(1, VALIDATION_MESSAGES.required),
  ),
});

const LABELS = { gruppi: strings.groups };

/** Adds the chosen recipients to groups, or removes them from one. */
export function GroupDialog({ action, chosen, recipients, change, onDone, onClose }: Props) {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const groupNames = groupsOf(action === 'add' ? recipients : chosen).map(([name]) => name);
  const changeableRecipients = changeable(chosen);
  const form = useForm({
    schema: Groups,
    submit: async ({ gruppi: groups }) => {
      const message = await changeGroups(groups);
      onClose();
      onDone(message);
      return 'leaving';
    },
  });

  async function changeGroups(groups: readonly string[]): Promise<string> {
    const [group = ''] = groups;
    const members = changeableRecipients.filter(
      (recipient) => action === 'add' || recipient.groups.includes(group),
    );
    if (members.length === 0) return strings.noneChangeable;
    const result: GroupChangeResult = await change((api) =>
      action === 'add'
        ? addToGroups(api, members, groups)
        : removeFromGroup(api, { recipients: members, group }, (done) =>
            setProgress({ done, all: members.length }),
          ),
    );
    if (result.failed > 0) return strings.partly(result.done, members.length);
    const names = groups.map((name) => `«${name}»`).join(', ');
    const message =
      action === 'add' ? strings.added(names, result.done) : strings.removed(names, result.done);
    const unchangedCount = chosen.length - changeableRecipients.length;
    return unchangedCount > 0 ? `${message} ${strings.unchanged(unchangedCount)}` : message;
  }

  const title = action === 'add' ? strings.addTitle : strings.removeTitle;
  return (
    <Dialog title={title(chosen.length)} closeLabel={recipientStrings.close} onClose={onClose}>
      <Form state={form} labels={LABELS} submit={action === 'add' ? strings.add : strings.remove}>
        {changeableRecipients.length < chosen.length && (
          <Notice>{strings.unchanged(chosen.length - changeableRecipients.length)}</Notice>
        )}
        {action === 'add' ? (
          <GroupField name="gruppi" defaultValue="" groupNames={groupNames} error={form.errors.gruppi} />
        ) : (
          <SelectField
            name="gruppi"
            label={strings.group}
            options={groupNames.map((name) => [name, name] as const)}
            error={form.errors.gruppi}
          />
        )}
        {form.busy && progress && <p role="status">{strings.progress(progress.done, progress.all)}</p>}
      </Form>
    </Dialog>
  );
}
