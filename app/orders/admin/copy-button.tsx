import { adminText } from '#app/orders/admin/admin-text.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { useToast } from '#app/ui/toast.tsx'

type CopyButtonProps = {
  readonly text: string
  readonly label: string
  /** The messages after a click. */
  readonly copied: string
  readonly failed: string
}

export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(copied)
    } catch {
      toast(failed, 'error') // browsers allow this only on HTTPS and localhost
    }
  }
  return <TextButton onClick={copy}>{label}</TextButton>
}

export function CopyAddress({ lines }: { readonly lines: readonly string[] }) {
  return (
    <CopyButton
      text={lines.join('\n')}
      label={adminText.copy}
      copied={adminText.addressCopied}
      failed={adminText.addressNotCopied}
    />
  )
}
