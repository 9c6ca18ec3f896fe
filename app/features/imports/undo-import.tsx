import { useState } from 'react'
import type { Nouns } from '#app/features/imports/import-states.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

export function UndoImport({ nouns: { many } }: { readonly nouns: Nouns }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton look="danger" onClick={() => setOpen(true)}>
        Undo this import
      </TextButton>
      <RemovalDialog
        sends={isOpen ? { intent: 'undo' } : null}
        title={`Delete the ${many} that this file has added?`}
        confirmLabel={`Delete ${many}`}
        onClose={() => setOpen(false)}
      >
        Those that were there before stay as they are now. This cannot be undone, but the file can be imported again.
      </RemovalDialog>
    </>
  )
}
