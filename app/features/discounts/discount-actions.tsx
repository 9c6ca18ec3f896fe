import { useState } from 'react'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'

export function DiscountActions({ code }: { code: string }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast('Code copied')
    } catch {
      toast('The code could not be copied', 'error') // allowed on https and localhost only
    }
  }
  return (
    <div className="ml-auto flex gap-4">
      <TextButton onClick={copy}>Copy code</TextButton>
      <TextButton look="danger" onClick={() => setIsConfirming(true)}>
        Delete
      </TextButton>
      <RemovalDialog
        sends={isConfirming ? { intent: 'delete' } : null}
        title={`Delete “${code}”?`}
        confirmLabel="Delete discount code"
        onClose={() => setIsConfirming(false)}
      >
        The code can no longer be used. Orders keep their discount and the code.
      </RemovalDialog>
    </div>
  )
}
