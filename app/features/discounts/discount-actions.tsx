import { useState } from 'react'
import { useFetcher } from 'react-router'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** What the fetcher that deletes a code is answered where it failed. */
export type DeleteAnswer = { readonly failed: string }

/** Beside a code's form: copies it, or deletes it after a question. */
export function DiscountActions({ code }: { code: string }) {
  const fetcher = useFetcher<DeleteAnswer>()
  const [isAsking, setIsAsking] = useState(false)
  const toast = useToast()
  const isBusy = fetcher.state !== 'idle'
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast('Code copied')
    } catch {
      toast('The code could not be copied', 'error') // a browser allows it on https and localhost only
    }
  }
  return (
    <div className="mb-4 flex gap-6 text-base">
      <TextButton onClick={copy}>Copy code</TextButton>
      <TextButton look="danger" onClick={() => setIsAsking(true)}>
        Delete
      </TextButton>
      <AlertDialog
        open={isAsking}
        title={`Delete “${code}”?`}
        confirmLabel="Delete discount code"
        busy={isBusy}
        busyLabel="Deleting..."
        error={isBusy ? undefined : fetcher.data?.failed}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => fetcher.submit({ intent: 'delete' }, { method: 'post' })}
      >
        Nobody can use it any more. Orders that have it keep their discount and the name of the code.
      </AlertDialog>
    </div>
  )
}
