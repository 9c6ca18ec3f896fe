import { TextAreaField } from '#app/ui/admin/admin-field.tsx'

type StaffNoteProps = { readonly error: string | undefined; readonly onChange: () => void }

/** What staff note about a refund or a return; shoppers never see it. */
export function StaffNoteField({ error, onChange }: StaffNoteProps) {
  return (
    <TextAreaField
      name="note"
      label="Note"
      hint="Only staff see it."
      rows={2}
      maxLength={1_000}
      error={error}
      onChange={onChange}
    />
  )
}
