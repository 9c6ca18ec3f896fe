import { href } from 'react-router'
import { adminText } from '#app/orders/admin/admin-text.ts'
import type { CustomerHistory } from '#app/orders/admin/customer-history.server.ts'
import type { Order } from '#app/orders/orders.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type OrderCustomerProps = { readonly order: Order; readonly history: CustomerHistory }

export function OrderCustomer({ order, history }: OrderCustomerProps) {
  const { customerId, customerName, customerEmail, customerPhone } = order
  return (
    <Panel title={adminText.customer}>
      <div className="grid gap-1 text-base wrap-anywhere">
        {customerId ? (
          <TextLink to={href('/admin/customers/:id', { id: customerId })} isInText className="w-fit font-medium">
            {customerName || adminText.customer}
          </TextLink>
        ) : (
          <p>{customerName}</p>
        )}
        {history && <p className="text-ink-2">{adminText.customerHistory(history.order, history.returns)}</p>}
        {customerEmail ? (
          <a className="w-fit underline underline-offset-4" href={`mailto:${customerEmail}`}>
            {customerEmail}
          </a>
        ) : (
          <p className="text-ink-2">{adminText.personalDataErased}</p>
        )}
        {customerPhone && <p>{customerPhone}</p>}
      </div>
    </Panel>
  )
}
