import { adminText } from '#app/orders/admin/admin-text.ts'
import { CopyButton } from '#app/ui/admin/copy-button.tsx'

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
