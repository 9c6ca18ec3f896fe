import { useState } from 'react'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'

export function DiscountActions({ code }: { code: string }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast(adminText.codeCopied)
    } catch {
      toast(adminText.codeNotCopied, 'error') // only allowed on https and localhost
    }
  }
  return (
    <div className="ml-auto flex gap-4">
      <TextButton onClick={copy}>{adminText.copyCode}</TextButton>
      <TextButton look="danger" onClick={() => setIsConfirming(true)}>
        {adminText.deleteCode}
      </TextButton>
      <RemovalDialog
        sends={isConfirming ? { intent: 'delete' } : null}
        title={adminText.deleteQuestion(code)}
        confirmLabel={adminText.deleteDiscountCode}
        onClose={() => setIsConfirming(false)}
      >
        {adminText.deleteEffects}
      </RemovalDialog>
    </div>
  )
}
