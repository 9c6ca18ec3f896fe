import { orderText } from '#app/orders/order-text.ts'
import type { WithdrawalReceipt } from '#app/orders/withdrawals/storefront/withdraw-result.ts'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import { OrderNumber } from '#app/ui/order-number.tsx'

/** Shows the acknowledgment of receipt, which is also emailed. */
export function Receipt({ receipt: { orderNumber, name, at, lines, next } }: { readonly receipt: WithdrawalReceipt }) {
  const rows = [
    { term: withdrawalText.receivedAt, text: at },
    { term: withdrawalText.orderNumber, text: <OrderNumber number={orderNumber} /> },
    { term: withdrawalText.name, text: name },
  ]
  return (
    <div className="withdraw-receipt mt-6 max-w-[62ch]">
      <dl>
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-sm text-ink-2">{term}</dt>
            <dd className="font-medium wrap-anywhere">{text}</dd>
          </div>
        ))}
        <div>
          <dt className="text-sm text-ink-2">{withdrawalText.withdrawn}</dt>
          {lines.map(({ units, productName, variantName }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids here and are never reordered
            <dd key={at} className="font-medium wrap-anywhere">
              {orderText.unitsLine(units, productName)}
              {variantName && <span className="font-normal text-ink-2">({variantName})</span>}
            </dd>
          ))}
        </div>
        <div>
          <dt className="text-sm text-ink-2">{withdrawalText.whatNext}</dt>
          <dd>{next}</dd>
        </div>
      </dl>
    </div>
  )
}
