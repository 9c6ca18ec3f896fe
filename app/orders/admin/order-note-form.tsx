import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { type Id, newId } from '#app/lib/id.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { useOrderAction } from '#app/orders/order-action.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextAreaField } from '#app/ui/admin/admin-field.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { LeaveGuard } from '#app/ui/admin/save-bar.tsx'

const getAddMessages = () => ({ saved: adminText.noteAdded, failed: adminText.noteNotAdded })
const getRemoveMessages = () => ({ saved: adminText.noteRemoved, failed: adminText.noteNotRemoved })

export function OrderNoteForm({ orderId }: { orderId: Id<'order'> }) {
  const [key, setKey] = useState<Id<'order-event'> | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isTyped, setIsTyped] = useState(false)
  useEffect(() => setKey(newId()), [])
  const { fetcher, errors, isSaving, clearErrors } = useOrderAction(getAddMessages(), () => {
    if (field.current) field.current.value = ''
    setIsTyped(false)
    setKey(newId())
  })
  const wasSaving = useRef(false)
  useEffect(() => {
    // Focus the field again, unless the focus has left the form
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
        label={adminText.note}
        hint={adminText.visibleToStaffOnly}
        className="w-full"
        rows={2}
        maxLength={2_000}
        error={errors.text ?? errors['']}
        onChange={({ currentTarget }) => {
          clearErrors('text', '')
          setIsTyped(currentTarget.value.trim() !== '')
        }}
      />
      <LeaveGuard isDirty={isTyped} />
      <AdminButton
        type="submit"
        busy={isSaving}
        disabled={key === null} /* without JavaScript, the form would navigate away */
      >
        {isSaving ? adminText.saving : adminText.addNote}
      </AdminButton>
    </fetcher.Form>
  )
}

export type ShownNote = { readonly id: Id<'order-event'>; readonly text: string }

type OrderNoteRemovalProps = {
  readonly orderId: Id<'order'>
  readonly note: ShownNote | null
  readonly onClose: () => void
}

/** This dialog is rendered outside the note, because it remains after the note is removed. */
export function OrderNoteRemoval({ orderId, note, onClose }: OrderNoteRemovalProps) {
  const { fetcher, errors, isSaving, clearErrors } = useOrderAction(getRemoveMessages(), onClose)
  const text = note?.text ?? ''
  return (
    <AlertDialog
      open={note !== null}
      title={adminText.removeThisNote}
      confirmLabel={adminText.removeNote}
      busy={isSaving}
      busyLabel={adminText.removing}
      error={isSaving ? undefined : errors['']}
      onCancel={() => {
        clearErrors('') // the error belongs to this note only
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
