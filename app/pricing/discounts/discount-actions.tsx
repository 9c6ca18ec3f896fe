import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { RecordMenu } from '#app/ui/admin/record-menu.tsx'
import { useToast } from '#app/ui/toast.tsx'

export function DiscountActions({ code }: { code: string }) {
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
    <RecordMenu
      deletion={{
        title: adminText.deleteQuestion(code),
        confirmLabel: adminText.deleteDiscountCode,
        effects: adminText.deleteEffects,
      }}
    >
      <button type="button" onClick={copy}>
        {adminText.copyCode}
      </button>
    </RecordMenu>
  )
}
