import { useState } from 'react'
import type { Nouns } from '#app/base/imports.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

type UndoImportProps = {
  readonly nouns: Nouns
  /** Explains what happens to items that the file has changed. */
  readonly note: string
}

export function UndoImport({ nouns: { many }, note }: UndoImportProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton look="danger" onClick={() => setOpen(true)}>
        {adminText.undo}
      </TextButton>
      <RemovalDialog
        formData={isOpen ? { intent: 'undo' } : null}
        title={adminText.undoQuestion(many)}
        confirmLabel={adminText.undoConfirm}
        onClose={() => setOpen(false)}
      >
        {`${adminText.undoHint(many)} ${note}`}
      </RemovalDialog>
    </>
  )
}
