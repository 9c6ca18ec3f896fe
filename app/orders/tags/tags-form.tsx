import { href } from 'react-router'
import { adminText } from '#app/orders/tags/admin-text.ts'
import type { TagSubject } from '#app/orders/tags/tags.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'

type TagsFormProps = {
  readonly subject: TagSubject
  readonly id: string
  readonly tags: readonly string[]
  /** The text that was typed into a rejected form. */
  readonly typed?: string | undefined
  readonly error?: string | undefined
  readonly look?: 'primary' | 'secondary'
}

/** Edits all tags of an order or customer in one field, for browsers without JavaScript. */
export function TagsForm({ subject, id, tags, typed = tags.join(', '), error, look = 'secondary' }: TagsFormProps) {
  const choice = `ids=${id}`
  return (
    <form method="post" action={`${href('/admin/tags/:subject', { subject })}?${choice}`} noValidate>
      <input type="hidden" name="choice" value={choice} />
      <input type="hidden" name="before" value={tags.join(',')} />
      <TextField
        id="tags-form"
        name="after"
        label={<span className="sr-only">{adminText.tags}</span>}
        hint={adminText.tagsFormHint}
        error={error}
        defaultValue={typed}
        autoComplete="off"
      />
      <AdminButton type="submit" look={look} className="mt-4">
        {adminText.saveTags}
      </AdminButton>
    </form>
  )
}
