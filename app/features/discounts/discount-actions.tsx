import { useState } from 'react'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** Beside a code's form: copies it, or deletes it after a question. */
export function DiscountActions({ code }: { code: string }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast('Code copied')
    } catch {
      toast('The code could not be copied', 'error') // a browser allows it on https and localhost only
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
        Nobody can use it any more. Orders that have it keep their discount and the name of the code.
      </RemovalDialog>
    </div>
  )
}
