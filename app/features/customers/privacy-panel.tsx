import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import { AdminButtonLink, TextButton } from '#app/ui/admin/admin-button.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type PrivacyPanelProps = { readonly customerId: Id<'customer'>; readonly email: string; readonly orders: number }

export function PrivacyPanel({ customerId, email, orders }: PrivacyPanelProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const fetcher = useFetcher<{ readonly failed: string }>()
  const isErasing = fetcher.state !== 'idle'
  return (
    <Panel title="Privacy">
      <p className="text-sm wrap-anywhere text-ink-2">All data that the store has about {email}.</p>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        <AdminButtonLink to={href('/admin/customers/:id/export', { id: customerId })} reloadDocument>
          Export data
        </AdminButtonLink>
        <TextButton look="danger" className="text-base" onClick={() => setIsConfirming(true)}>
          Erase personal data
        </TextButton>
      </div>
      <AlertDialog
        open={isConfirming}
        title="Erase this customer’s personal data?"
        confirmLabel="Erase personal data"
        busy={isErasing}
        busyLabel="Erasing..."
        error={isErasing ? undefined : fetcher.data?.failed}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() =>
          fetcher.submit(null, { method: 'post', action: href('/admin/customers/:id/erase', { id: customerId }) })
        }
      >
        <p>
          {orders === 0
            ? 'There are no orders.'
            : `${orders === 1 ? 'The order stays' : `All ${formatNumber(orders)} orders stay`} with items, amounts, dates and country; name, email, phone and address are erased. Invoices stay as they were issued, as tax law requires.`}
        </p>
        <p className="mt-2">
          This customer and the newsletter subscription, messages and mails of {email} are deleted. This cannot be
          undone.
        </p>
      </AlertDialog>
    </Panel>
  )
}
