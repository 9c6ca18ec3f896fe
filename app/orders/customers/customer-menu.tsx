import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { Id } from '#app/lib/id.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { adminText as uiText } from '#app/ui/admin/admin-text.ts'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'

type CustomerMenuProps = { readonly customerId: Id<'customer'>; readonly email: string; readonly orders: number }

/** Exports or erases the personal data of a customer. */
export function CustomerMenu({ customerId, email, orders }: CustomerMenuProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const fetcher = useFetcher<{ readonly failed: string }>()
  const isErasing = fetcher.state !== 'idle'
  return (
    <>
      <ActionMenu label={uiText.moreActions}>
        <Link to={href('/admin/customers/:id/export', { id: customerId })} reloadDocument>
          {adminText.exportData}
        </Link>
        <button type="button" className="text-danger" onClick={() => setIsConfirming(true)}>
          {adminText.erasePersonalData}
        </button>
      </ActionMenu>
      <AlertDialog
        open={isConfirming}
        title={adminText.eraseQuestion}
        confirmLabel={adminText.erasePersonalData}
        busy={isErasing}
        busyLabel={adminText.erasing}
        error={isErasing ? undefined : fetcher.data?.failed}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() =>
          fetcher.submit(null, { method: 'post', action: href('/admin/customers/:id/erase', { id: customerId }) })
        }
      >
        <p>{orders === 0 ? adminText.eraseNoOrders : adminText.eraseOrders(orders)}</p>
        <p className="mt-2">{adminText.eraseRest(email)}</p>
      </AlertDialog>
    </>
  )
}
