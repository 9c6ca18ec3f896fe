import { useState } from 'react'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { adminText as formText } from '#app/ui/admin/admin-text.ts'
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
      toast(adminText.codeNotCopied, 'error') // browsers allow copying only on https and localhost
    }
  }
  return (
    <div className="ml-auto">
      <ActionMenu label={formText.moreActions}>
        <button type="button" onClick={copy}>
          {adminText.copyCode}
        </button>
        <button type="button" className="text-danger" onClick={() => setIsConfirming(true)}>
          {adminText.deleteCode}
        </button>
      </ActionMenu>
      <RemovalDialog
        formData={isConfirming ? { intent: 'delete' } : null}
        title={adminText.deleteQuestion(code)}
        confirmLabel={adminText.deleteDiscountCode}
        onClose={() => setIsConfirming(false)}
      >
        {adminText.deleteEffects}
      </RemovalDialog>
    </div>
  )
}
