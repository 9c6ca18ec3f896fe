import { useState } from 'react'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

export function RedirectActions({ path }: { readonly path: string }) {
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <div className="ml-auto flex gap-4">
      <TextButton look="danger" onClick={() => setIsConfirming(true)}>
        Delete
      </TextButton>
      <RemovalDialog
        sends={isConfirming ? { intent: 'delete' } : null}
        title="Delete this redirect?"
        confirmLabel="Delete redirect"
        onClose={() => setIsConfirming(false)}
      >
        Who opens {path} will see that there is no such page.
      </RemovalDialog>
    </div>
  )
}
