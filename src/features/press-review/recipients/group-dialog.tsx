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
import { addToGroups, changeable, type GroupChange, removeFromGroup } from './group-changes.ts';
import { GroupField } from './group-field.tsx';
import { recipientStrings, groupStrings as strings } from './strings.ts';
import type { ChangeRecipients } from './use-recipients.ts';

type Props = {
  way: 'add' | 'remove';
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

/** Adds the chosen recipients to a group, or removes them from one. */
export function GroupDialog({ way, chosen, recipients, change, onDone, onClose }: Props) {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const known = groupsOf(way === 'add' ? recipients : chosen).map(([name]) => name);
  const able = changeable(chosen);
  const form = useForm({
    schema: Groups,
    submit: async ({ gruppi: groups }) => {
      const said = await carryOut(groups);
      onClose();
      onDone(said);
      return 'leaving';
    },
  });

  async function carryOut(groups: readonly string[]): Promise<string> {
    const [group = ''] = groups;
    const members = able.filter((one) => way === 'add' || one.groups.includes(group));
    if (members.length === 0) return strings.onlyLeft;
    const result: GroupChange = await change((api) =>
      way === 'add'
        ? addToGroups(api, members, groups)
        : removeFromGroup(api, { chosen: members, group }, (done) =>
            setProgress({ done, all: members.length }),
          ),
    );
    if (result.failed > 0) return strings.partly(result.done, members.length);
    const names = groups.map((name) => `«${name}»`).join(', ');
    const said = way === 'add' ? strings.added(names, result.done) : strings.removed(names, result.done);
    const kept = chosen.length - able.length;
    return kept > 0 ? `${said} ${strings.kept(kept)}` : said;
  }

  const title = way === 'add' ? strings.addTitle : strings.removeTitle;
  return (
    <Dialog title={title(chosen.length)} closeLabel={recipientStrings.close} onClose={onClose}>
      <Form state={form} labels={LABELS} submit={way === 'add' ? strings.add : strings.remove}>
        {able.length < chosen.length && <Notice>{strings.kept(chosen.length - able.length)}</Notice>}
        {way === 'add' ? (
          <GroupField name="gruppi" defaultValue="" known={known} error={form.errors.gruppi} />
        ) : (
          <SelectField
            name="gruppi"
            label={strings.group}
            options={known.map((name) => [name, name] as const)}
            error={form.errors.gruppi}
          />
        )}
        {form.busy && progress && <p role="status">{strings.doing(progress.done, progress.all)}</p>}
      </Form>
    </Dialog>
  );
}
