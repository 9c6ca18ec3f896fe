import { useState } from 'react'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import type { DeskRow } from '#app/payments/transfers/transfer-desk.server.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'

type SetAsideFormProps = {
  readonly row: Pick<DeskRow, 'id' | 'version'>
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onSend: (fields: Readonly<Record<string, string>>) => void
}

export function SetAsideForm({ row, isBusy, onCancel, onSend }: SetAsideFormProps) {
  const [note, setNote] = useState('')
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSend({ intent: 'set-aside', row: row.id, version: row.version, note })
      }}
    >
      <TextField
        name={`note.${row.id}`}
        label={adminText.note}
        hint={adminText.noteHint}
        maxLength={500}
        autoFocus
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-4">
        <AdminButton type="submit" busy={isBusy}>
          {adminText.setAside}
        </AdminButton>
        <TextButton onClick={onCancel}>{adminText.cancel}</TextButton>
      </div>
    </form>
  )
}
