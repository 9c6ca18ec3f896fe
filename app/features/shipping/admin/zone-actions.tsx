import { useState } from 'react'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

export function ZoneActions({ name }: { readonly name: string }) {
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <div className="ml-auto flex gap-4">
      <TextButton look="danger" onClick={() => setIsConfirming(true)}>
        Delete
      </TextButton>
      <RemovalDialog
        sends={isConfirming ? { intent: 'delete' } : null}
        title={`Delete “${name}”?`}
        confirmLabel="Delete zone"
        onClose={() => setIsConfirming(false)}
      >
        Its rates are no longer offered. Existing orders do not change.
      </RemovalDialog>
    </div>
  )
}
