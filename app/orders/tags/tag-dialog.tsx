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

/** `choice`: the selected rows, as the query of the list. */
export type TagWork = { readonly intent: 'add' | 'remove'; readonly choice: string; readonly count: number }

type TagDialogProps = {
  readonly subject: TagSubject
  /** Null while the dialog is closed. */
  readonly work: TagWork | null
  /** The tags in use. */
  readonly known: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Adds a tag to selected rows, or removes one. */
export function TagDialog({ work, onClose, ...props }: TagDialogProps) {
  const titleId = useId()
  const [isSaving, setIsSaving] = useState(false)
  return (
    <Dialog open={work !== null} onClose={() => !isSaving && onClose()} labelledBy={titleId} className="form-dialog">
      {work && <TagForm {...props} titleId={titleId} work={work} onClose={onClose} onSaving={setIsSaving} />}
    </Dialog>
  )
}

type TagFormProps = Omit<TagDialogProps, 'work'> & {
  readonly work: TagWork
  readonly titleId: string
  readonly onSaving: (isSaving: boolean) => void
}

function TagForm({
  subject,
  work: { intent, choice, count },
  known,
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
  const toRows = adminText.rowCount[subject]
  const isAdding = intent === 'add'
  useResult(fetcher, (result) => {
    onSaving(false)
    if (result.outcome === 'rejected')
      return setError(findError(result.errors, 'after') ?? Object.values(result.errors)[0])
    toast(toOutcome(result, intent, toRows))
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
        {isAdding ? adminText.addTagTo(toRows(count)) : adminText.removeTagFrom(toRows(count))}
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
            {known.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </>
      ) : (
        <SelectField name="tag" label={adminText.tag} error={error} autoFocus onChange={() => setError(undefined)}>
          {known.map((tag) => (
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

function toOutcome(
  { changed, full }: Extract<TagResult, { outcome: 'saved' }>,
  intent: TagWork['intent'],
  toRows: (count: number) => string,
): string {
  if (intent === 'remove') return changed > 0 ? adminText.tagRemovedFrom(toRows(changed)) : adminText.nothingToRemove
  const added = changed > 0 ? adminText.tagAddedTo(toRows(changed)) : ''
  const skipped = full > 0 ? adminText.fullRows(toRows(full), MAX_TAGS) : ''
  return [added, skipped].filter(Boolean).join(' · ') || adminText.nothingToAdd
}
