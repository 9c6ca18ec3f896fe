import { TextAreaField } from '#app/ui/admin/admin-field.tsx'

export function StaffNoteField(props: { error: string | undefined; onChange: () => void }) {
  return <TextAreaField name="note" label="Note" hint="Visible to staff only." rows={2} maxLength={1_000} {...props} />
}
