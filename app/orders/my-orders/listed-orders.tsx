import { href, Link, useHref } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import type { OrderDocument } from '#app/orders/mails/mail-contents.ts'
import type { ListedOrder } from '#app/orders/my-orders/my-orders.server.ts'
import { myOrdersText } from '#app/orders/my-orders/my-orders-text.ts'
import { orderText } from '#app/orders/order-text.ts'
import { ORDER_LINK } from '#app/orders/shopper/order-section.tsx'
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
    <div className="grid content-start gap-x-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-medium">
          <Link to={href('/order/:link', { link })} className={ORDER_LINK}>
            {myOrdersText.order(orderNumber)}
          </Link>
        </h2>
        <p className="text-base text-ink-2">
          <LocalTime at={createdAt} isDateOnly />
          {` · ${status}`}
        </p>
        <p className="text-base">
          {otherNames.length > 0 ? myOrdersText.productAndOthers(firstName, otherNames.length) : firstName}
        </p>
        {returned > 0 && <p className="text-sm text-ink-2">{orderText.sentBackUnits(returned)}</p>}
      </div>
      <p className="tabular-nums max-md:mt-1 md:pt-2.5 md:text-end lg:pt-0.5">
        {formatMoney(total)}
        {refunded.minor > 0 && (
          <span className="block text-sm text-ink-2">{`${orderText.refunded} ${formatMoney(refunded)}`}</span>
        )}
      </p>
      {invoices.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 text-base md:col-span-2">
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
    <a href={useHref(path)} className={ORDER_LINK}>
      {children}
    </a>
  )
}
