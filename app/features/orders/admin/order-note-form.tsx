import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { useOrderAction } from '#app/features/orders/admin/use-order-action.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextAreaField } from '#app/ui/admin/admin-field.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'

const ADD_MESSAGES = { saved: 'Note added', failed: 'Failed to add the note' }
const REMOVE_MESSAGES = { saved: 'Note removed', failed: 'Failed to remove the note' }

/** A line to the other members of staff, above the timeline that it joins. */
export function OrderNoteForm({ orderId }: { orderId: Id<'order'> }) {
  const [key, setKey] = useState<Id<'order-event'> | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => setKey(newId()), [])
  const { fetcher, errors, isSaving, forget } = useOrderAction(ADD_MESSAGES, () => {
    if (field.current) field.current.value = ''
    setKey(newId())
  })
  const wasSaving = useRef(false)
  useEffect(() => {
    // For the next note, or for what is to be corrected; where someone went elsewhere in the meantime, they stay there
    if (wasSaving.current && !isSaving && field.current?.form?.contains(document.activeElement)) field.current.focus()
    wasSaving.current = isSaving
  }, [isSaving])
  return (
    <fetcher.Form
      method="post"
      action={href('/admin/orders/:id/notes', { id: orderId })}
      noValidate
      className="field-grid mb-5 justify-items-start gap-2"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="key" value={key ?? ''} />
      <TextAreaField
        ref={field}
        name="text"
        label="Note"
        hint="Only staff see it."
        className="w-full"
        rows={2}
        maxLength={2_000}
        error={errors.text ?? errors['']}
        onChange={() => forget('text', '')}
      />
      <AdminButton type="submit" busy={isSaving} disabled={key === null} /* without scripts it would leave the order */>
        {isSaving ? 'Saving...' : 'Add note'}
      </AdminButton>
    </fetcher.Form>
  )
}

export type ShownNote = { readonly id: Id<'order-event'>; readonly text: string }

type OrderNoteRemovalProps = {
  readonly orderId: Id<'order'>
  /** The one that is asked about; null while none is. */
  readonly note: ShownNote | null
  /** Called when it is gone, and when it stays. */
  readonly onClose: () => void
}

/** Takes a note away, after a question: it cannot be brought back. Stands beside the notes, as it outlives the one it removes. */
export function OrderNoteRemoval({ orderId, note, onClose }: OrderNoteRemovalProps) {
  const { fetcher, errors, isSaving, forget } = useOrderAction(REMOVE_MESSAGES, onClose)
  const text = note?.text ?? ''
  return (
    <AlertDialog
      open={note !== null}
      title="Remove this note?"
      confirmLabel="Remove note"
      busy={isSaving}
      busyLabel="Removing..."
      error={isSaving ? undefined : errors['']}
      onCancel={() => {
        forget('') // what was said of one note is not true of the next
        onClose()
      }}
      onConfirm={() =>
        note &&
        fetcher.submit(
          { intent: 'remove', note: note.id },
          { method: 'post', action: href('/admin/orders/:id/notes', { id: orderId }) },
        )
      }
    >
      <p className="whitespace-pre-wrap">{text.length > 200 ? `${text.slice(0, 200)}…` : text}</p>
    </AlertDialog>
  )
}
