import { useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { FormProduct } from '#app/features/catalog/admin/product-draft.ts'
import { AdminButton, AdminButtonLink, TextButton } from '#app/ui/admin/admin-button.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'

type ProductActionsProps = { product: FormProduct; isDirty: boolean }

/** What can be done with a saved product beside changing it. */
export function ProductActions({ product, isDirty }: ProductActionsProps) {
  const [isDeleting, setDeleting] = useState(false)
  const copy = useFetcher<{ failed: string }>()
  const removal = useFetcher<{ failed: string }>()
  useTellFailed(copy.data)
  useTellFailed(removal.data)
  const { id, name, status } = product
  return (
    <>
      <div className="mb-4 flex max-w-[1120px] flex-wrap justify-end gap-2 max-md:grid max-md:grid-cols-2">
        {status === 'active' && (
          <AdminButtonLink to={href('/product/:id', { id })} target="_blank">
            View in shop
            <NewTab />
          </AdminButtonLink>
        )}
        <AdminButtonLink to={href('/admin/products/preview/:id', { id })} target="_blank">
          {isDirty ? 'Preview as saved' : 'Preview'}
          <NewTab />
        </AdminButtonLink>
        <AdminButton
          busy={copy.state !== 'idle'}
          disabled={isDirty} // it leads to the copy, and what is typed here would be lost
          onClick={() => copy.submit({ intent: 'duplicate' }, { method: 'post' })}
        >
          {copy.state === 'idle' ? 'Duplicate' : 'Duplicating...'}
        </AdminButton>
        <TextButton look="danger" className="px-3 text-base" onClick={() => setDeleting(true)}>
          Delete
        </TextButton>
      </div>
      <AlertDialog
        open={isDeleting}
        title="Are you sure you want to delete this product?"
        confirmLabel="Delete product"
        busy={removal.state !== 'idle'}
        busyLabel="Deleting..."
        error={removal.state === 'idle' ? removal.data?.failed : undefined}
        onCancel={() => setDeleting(false)}
        onConfirm={() => removal.submit({ intent: 'delete' }, { method: 'post' })}
      >
        “{name}” leaves the shop for good. Orders keep what was sold.
      </AlertDialog>
    </>
  )
}

function NewTab() {
  return <span className="sr-only"> (in a new tab)</span>
}

/** A toast for each failure, once. */
function useTellFailed(answer: { readonly failed: string } | undefined): void {
  const toast = useToast()
  const told = useRef<typeof answer>(undefined)
  useEffect(() => {
    if (!answer || told.current === answer) return
    told.current = answer
    toast(answer.failed, 'error')
  }, [answer, toast])
}
