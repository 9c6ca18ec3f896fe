import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { Id } from '#app/lib/id.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import { AdminButtonLink, TextButton } from '#app/ui/admin/admin-button.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type PrivacyPanelProps = { readonly customerId: Id<'customer'>; readonly email: string; readonly orders: number }

export function PrivacyPanel({ customerId, email, orders }: PrivacyPanelProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const fetcher = useFetcher<{ readonly failed: string }>()
  const isErasing = fetcher.state !== 'idle'
  return (
    <Panel title={adminText.privacy}>
      <p className="text-sm wrap-anywhere text-ink-2">{adminText.exportNote(email)}</p>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        <AdminButtonLink to={href('/admin/customers/:id/export', { id: customerId })} reloadDocument>
          {adminText.exportData}
        </AdminButtonLink>
        <TextButton look="danger" className="text-base" onClick={() => setIsConfirming(true)}>
          {adminText.erasePersonalData}
        </TextButton>
      </div>
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
    </Panel>
  )
}
