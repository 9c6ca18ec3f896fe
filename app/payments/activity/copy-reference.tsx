import { adminText } from '#app/payments/admin-text.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { useToast } from '#app/ui/toast.tsx'

/** Shows the provider's id of a payment, for use at the provider. Long ids are truncated but copied in full. */
export function CopyReference({ reference }: { readonly reference: string }) {
  const toast = useToast()
  const isReady = useHydrated()
  if (reference === '') return null
  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => toast(adminText.referenceCopied),
      () => toast(adminText.referenceNotCopied, 'error'),
    )
  return (
    <span className="flex min-w-0 items-baseline gap-2 text-ink-2">
      <span className="max-w-44 truncate" title={reference}>
        {reference}
      </span>
      {isReady && (
        <TextButton className="text-sm" onClick={copy}>
          {adminText.copy}
          <span className="sr-only"> {adminText.ofReference(reference)}</span>
        </TextButton>
      )}
    </span>
  )
}
