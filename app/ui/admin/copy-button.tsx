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
