import type { ReactNode } from 'react'
import { Link, useHref } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { addMinus } from '#app/base/money-formats.ts'
import { MySizeButton } from '#app/catalog/my-size/my-size-button.tsx'
import type { OrderDocument } from '#app/orders/mails/mail-contents.ts'
import type { ReviewState } from '#app/orders/order.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { OrderPage } from '#app/orders/shopper/order-page.server.ts'
import { ORDER_LINK } from '#app/orders/shopper/order-section.tsx'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import { LineImage } from '#app/ui/line-image.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

export type OrderLine = OrderPage['lines'][number] & { readonly review: ReviewState }

export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <section aria-labelledby="order-items">
      <h2 id="order-items" className="type-display text-sub">
        {orderText.items}
      </h2>
      <ul className="mt-3 border-t border-line">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids here and are never reordered
          <li key={index} className="grid grid-cols-[72px_minmax(0,1fr)] gap-4 border-b border-line py-4 print:py-2">
            <LineImage url={line.imageUrl} />
            <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4">
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">{line.productName}</p>
                <p className="text-sm text-ink-2 empty:hidden">{line.variantName}</p>
                <p className="text-sm text-ink-2">{orderText.quantity(line.quantity)}</p>
                {line.backordered > 0 && (
                  <p className="text-sm text-ink-2">{orderText.onBackorder(line.backordered)}</p>
                )}
                {line.returned > 0 && <p className="text-sm text-ink-2">{orderText.sentBackUnits(line.returned)}</p>}
                {line.review === 'written' && <p className="text-sm text-ink-2">{orderText.reviewed}</p>}
              </div>
              <p className="tabular-nums">{formatMoney(line.total)}</p>
              <p className="col-span-2 flex flex-wrap gap-x-5">
                {line.review === 'open' && (
                  <Link to={`review/${index + 1}`} className="quiet-link relative print:hidden">
                    {orderText.review}
                    <span className="sr-only">{orderText.reviewSuffix(line.productName)}</span>
                  </Link>
                )}
                {line.size && <MySizeButton category={line.size.category} size={line.size} />}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows when each withdrawal was received, its units, and what happens next. The receipt is on the withdrawal page. */
export function OrderWithdrawals({ withdrawals }: Pick<OrderPage, 'withdrawals'>) {
  return (
    <ReceivedUnits
      id="order-withdrawals"
      title={withdrawalText.received}
      label={withdrawalText.receivedAt}
      records={withdrawals}
    >
      <Link to="withdraw" className="quiet-link mt-1 print:hidden">
        {withdrawalText.viewReceipt}
      </Link>
    </ReceivedUnits>
  )
}

export function OrderReturns({ returns }: Pick<OrderPage, 'returns'>) {
  return <ReceivedUnits id="order-returns" title={orderText.sentBack} label={orderText.arrived} records={returns} />
}

type ReceivedRecord = Pick<OrderPage['withdrawals'][number], 'at' | 'lines'> & { readonly next?: string | null }

type ReceivedUnitsProps = {
  readonly id: string
  readonly title: string
  /** The text before the time. */
  readonly label: string
  readonly records: readonly ReceivedRecord[]
  readonly children?: ReactNode
}

function ReceivedUnits({ id, title, label, records, children }: ReceivedUnitsProps) {
  if (records.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-display text-sub">
        {title}
      </h2>
      <ul className="mt-3 border-t border-line">
        {records.map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: records have no ids here and are never reordered
          <li key={index} className="border-b border-line py-4 text-md wrap-anywhere">
            <p className="text-base text-ink-2">
              {`${label} `}
              <LocalTime at={record.at} />
            </p>
            {record.lines.map(({ units, productName, variantName }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids here and are never reordered
              <p key={position}>
                {orderText.unitsLine(units, productName)}
                {variantName && <span className="text-ink-2">({variantName})</span>}
              </p>
            ))}
            {record.next && <p className="mt-3 max-w-[62ch]">{record.next}</p>}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

function OrderDocuments({ invoices, pageUrl }: { invoices: readonly OrderDocument[]; pageUrl: string }) {
  if (invoices.length === 0) return null
  return (
    <ul className="mt-3 text-base print:hidden">
      {invoices.map((invoice) => (
        <li key={invoice.number}>
          <a href={`${pageUrl}/invoices/${invoice.number}`} className={ORDER_LINK}>
            {orderText.documentName(invoice)}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function OrderSums({ order, invoices }: { order: OrderPage; invoices: readonly OrderDocument[] }) {
  const { total, charged, uncollected, refunds } = order
  const pageUrl = useHref('.').replace(/\/$/, '')
  const isConverted = total.currency !== charged.currency
  return (
    <section aria-labelledby="order-sums">
      <h2 id="order-sums" className="type-display text-sub">
        {orderText.summary}
      </h2>
      <dl className="mt-3 grid gap-1.5 text-base tabular-nums">
        {order.rows.map(({ term, amount }) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="min-w-0 wrap-anywhere">{term}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="mt-2 flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
          <dt className="min-w-0 wrap-anywhere">{orderText.total}</dt>
          <dd className="text-end">
            {formatMoney(total)}
            {isConverted && (
              <span className="block text-base font-normal text-ink-2">
                {orderText.chargedAs(formatMoney(charged))}
              </span>
            )}
          </dd>
        </div>
        {order.includedTaxes.map(({ term, amount }) => (
          <div key={term} className="flex justify-between gap-4 text-ink-2">
            <dt className="min-w-0 wrap-anywhere">{term}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {uncollected.minor > 0 && (
          <div className="flex justify-between gap-4">
            <dt className="min-w-0 wrap-anywhere">{orderText.uncollected}</dt>
            <dd>{addMinus(formatMoney(uncollected))}</dd>
          </div>
        )}
        {refunds.map(({ amount, at, isPending }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: refunds have no ids here and are never reordered
          <div key={index} className="flex justify-between gap-4">
            <dt className="min-w-0 wrap-anywhere">
              {isPending ? orderText.refundOnItsWay : orderText.refunded}
              <LocalTime at={at} className="block text-sm normal-nums text-ink-2" />
            </dt>
            <dd>{addMinus(formatMoney(amount))}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-base text-ink-2">{order.payment}</p>
      <OrderDocuments invoices={invoices} pageUrl={pageUrl} />
    </section>
  )
}
