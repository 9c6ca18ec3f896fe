import { type FormEvent, useId, useState } from 'react'
import { findError } from '#app/lib/form.ts'
import { adminText } from '#app/orders/tags/admin-text.ts'
import { MAX_TAGS, splitTags, type TagSubject } from '#app/orders/tags/tags.ts'
import { type TagResult, useTagForm } from '#app/orders/tags/use-tag-form.ts'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { FormButtons } from '#app/ui/admin/form-buttons.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** `choice`: the selected rows, as a query of the list. */
export type TagAction = { readonly intent: 'add' | 'remove'; readonly choice: string; readonly count: number }

type TagDialogProps = {
  readonly subject: TagSubject
  /** Null while the dialog is closed. */
  readonly action: TagAction | null
  /** The tags in use. */
  readonly usedTags: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Adds tags to the selected rows, or removes a tag from them. */
export function TagDialog({ action, onClose, ...props }: TagDialogProps) {
  const titleId = useId()
  const [isSaving, setIsSaving] = useState(false)
  return (
    <Dialog open={action !== null} onClose={() => !isSaving && onClose()} labelledBy={titleId} className="form-dialog">
      {action && <TagForm {...props} titleId={titleId} action={action} onClose={onClose} onSaving={setIsSaving} />}
    </Dialog>
  )
}

type TagFormProps = Omit<TagDialogProps, 'action'> & {
  readonly action: TagAction
  readonly titleId: string
  readonly onSaving: (isSaving: boolean) => void
}

function TagForm({
  subject,
  action: { intent, choice, count },
  usedTags,
  titleId,
  onClose,
  onDone,
  onSaving,
}: TagFormProps) {
  const listId = useId()
  const { fetcher, send } = useTagForm(subject)
  const [error, setError] = useState<string>()
  const toast = useToast()
  const isSaving = fetcher.state !== 'idle'
  const formatRowCount = adminText.rowCount[subject]
  const isAdding = intent === 'add'
  useResult(fetcher, (result) => {
    onSaving(false)
    if (result.outcome === 'rejected')
      return setError(findError(result.errors, 'after') ?? Object.values(result.errors)[0])
    toast(formatOutcome(result, intent, formatRowCount))
    onDone()
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const tags = splitTags(String(new FormData(event.currentTarget).get('tag') ?? ''))
    if (tags.length === 0) return setError(adminText.tagEmpty)
    onSaving(true)
    send(isAdding ? { choice, before: [], after: tags } : { choice, before: tags, after: [] })
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <h2 id={titleId} className="text-lg font-semibold">
        {isAdding ? adminText.addTagTo(formatRowCount(count)) : adminText.removeTagFrom(formatRowCount(count))}
      </h2>
      {isAdding ? (
        <>
          <TextField
            name="tag"
            label={adminText.tag}
            hint={adminText.tagsFormHint}
            error={error}
            list={listId}
            autoFocus
            onChange={() => setError(undefined)}
          />
          <datalist id={listId}>
            {usedTags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </>
      ) : (
        <SelectField name="tag" label={adminText.tag} error={error} autoFocus onChange={() => setError(undefined)}>
          {usedTags.map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </SelectField>
      )}
      <FormButtons isSaving={isSaving} onCancel={onClose}>
        {isSaving ? adminText.saving : isAdding ? adminText.addTag : adminText.removeTag}
      </FormButtons>
    </form>
  )
}

function formatOutcome(
  { changed, full }: Extract<TagResult, { outcome: 'saved' }>,
  intent: TagAction['intent'],
  formatRowCount: (count: number) => string,
): string {
  if (intent === 'remove')
    return changed > 0 ? adminText.tagRemovedFrom(formatRowCount(changed)) : adminText.nothingToRemove
  const added = changed > 0 ? adminText.tagAddedTo(formatRowCount(changed)) : ''
  const skipped = full > 0 ? adminText.fullRows(formatRowCount(full), MAX_TAGS) : ''
  return [added, skipped].filter(Boolean).join(' · ') || adminText.nothingToAdd
}
