import { href } from 'react-router'
import type { Id } from '#app/lib/id.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

type LatestAddressProps = {
  readonly orderId: Id<'order'>
  readonly orderNumber: string
  readonly lines: readonly string[]
}

export function LatestAddress({ orderId, orderNumber, lines }: LatestAddressProps) {
  return (
    <Panel title={adminText.latestShippingAddress}>
      <address className="text-base wrap-anywhere whitespace-pre-line not-italic">{lines.join('\n')}</address>
      <p className="mt-3 text-sm text-ink-2">
        {adminText.fromOrder}{' '}
        <TextLink to={href('/admin/orders/:id', { id: orderId })} isInText className="text-ink">
          <OrderNumber number={orderNumber} />
        </TextLink>
      </p>
    </Panel>
  )
}
