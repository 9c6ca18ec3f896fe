import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { ProductRow } from '#app/features/catalog/admin/product-list.server.ts'
import type { RowReply } from '#app/features/catalog/admin/product-table.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import { useToast } from '#app/ui/toast.tsx'

/** Asks before the product of a row is deleted. */
export function ProductDelete({ product, onClose }: { product: ProductRow | null; onClose: () => void }) {
  const fetcher = useFetcher<RowReply>()
  const toast = useToast()
  const focus = useRef(useFocusContent()) // its row is gone, and the button in it
  const answered = useRef<typeof fetcher.data>(undefined)
  const { data: answer, state } = fetcher
  const failed = answer?.failed && state === 'idle' && product ? answer.failed : undefined
  useEffect(() => {
    if (!answer || answered.current === answer || state !== 'idle') return
    answered.current = answer
    if (answer.failed) return toast(answer.failed, 'error')
    toast('Product deleted')
    onClose()
    focus.current()
  }, [answer, state, toast, onClose])
  return (
    <AlertDialog
      open={product !== null}
      title="Are you sure you want to delete this product?"
      confirmLabel="Delete product"
      busy={state !== 'idle'}
      busyLabel="Deleting..."
      error={failed}
      onCancel={onClose}
      onConfirm={() => product && fetcher.submit({ intent: 'delete', id: product.id }, { method: 'post' })}
    >
      “{product?.name}” leaves the shop for good. Orders keep what was sold.
    </AlertDialog>
  )
}
