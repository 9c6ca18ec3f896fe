import { href, Link, useHref } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import type { OrderDocument } from '#app/orders/mails/mail-contents.ts'
import type { ListedOrder } from '#app/orders/my-orders/my-orders.server.ts'
import { myOrdersText } from '#app/orders/my-orders/my-orders-text.ts'
import { orderText } from '#app/orders/order-text.ts'
import { LineImage } from '#app/ui/line-image.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type ShownOrder = Omit<ListedOrder, 'id'> & { readonly invoices: readonly OrderDocument[] }

export function ListedOrders({ orders }: { readonly orders: readonly ShownOrder[] }) {
  return (
    <ul className="border-t border-line">
      {orders.map((order) => (
        <li
          key={order.link}
          className="grid grid-cols-[72px_minmax(0,1fr)] gap-4 border-b border-line py-4 wrap-anywhere"
        >
          <LineImage url={order.imageUrl} />
          <OrderSummary order={order} />
        </li>
      ))}
    </ul>
  )
}

function OrderSummary({ order }: { readonly order: ShownOrder }) {
  const { link, orderNumber, createdAt, status, total, refunded, returned, productNames, invoices } = order
  const [firstName = '', ...otherNames] = productNames
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6">
      <div className="min-w-0">
        <h2 className="font-medium">
          <Link to={href('/order/:link', { link })} className="quiet-link">
            {myOrdersText.order(orderNumber)}
          </Link>
        </h2>
        <p className="text-base text-ink-2">
          <LocalTime at={createdAt} isDateOnly />
          {` · ${status}`}
        </p>
        <p className="text-base">{otherNames.length > 0 ? `${firstName} + ${otherNames.length}` : firstName}</p>
        {returned > 0 && <p className="text-sm text-ink-2">{orderText.sentBackUnits(returned)}</p>}
      </div>
      <p className="pt-2.5 tabular-nums">
        {formatMoney(total)}
        {refunded.minor > 0 && (
          <span className="block text-sm text-ink-2">{`${orderText.refunded} ${formatMoney(refunded)}`}</span>
        )}
      </p>
      {invoices.length > 0 && (
        <ul className="flex basis-full flex-wrap gap-x-5 text-base">
          {invoices.map((invoice) => (
            <li key={invoice.number}>
              <InvoiceLink path={href('/order/:link/invoices/:number', { link, number: invoice.number })}>
                {orderText.documentName(invoice)}
              </InvoiceLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The browser itself opens the file. */
function InvoiceLink({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <a href={useHref(path)} className="quiet-link">
      {children}
    </a>
  )
}
