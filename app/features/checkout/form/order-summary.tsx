import { useEffect } from 'react'
import { type CartLine, lineKey } from '#app/features/cart/cart.ts'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import type { DiscountControl } from '#app/features/checkout/form/use-discount-code.ts'
import type { FreshCart, FreshLine } from '#app/features/checkout/order/order-outcome.ts'
import { chosenOption, freshLineOf, totalsOf, unitsAvailable } from '#app/features/checkout/quote/fresh-cart.ts'
import { formatMoney, type Money } from '#app/features/money/money.ts'
import type { Sums } from '#app/features/orders/order-sums.ts'
import { shownVariant } from '#app/features/orders/shown-variant.ts'
import { includedTaxRows, sumRows } from '#app/features/orders/sum-rows.ts'
import { sizedImageUrl } from '#app/lib/image-url.ts'
import { useLazy } from '#app/lib/lazy.ts'
import { LazySlot } from '#app/ui/lazy-slot.tsx'

type OrderSummaryProps = {
  items: readonly CartLine[]
  fresh: FreshCart | null
  isStale: boolean
  discount: DiscountControl
}

export function OrderSummary({ items, fresh, isStale, discount }: OrderSummaryProps) {
  const totals = fresh && totalsOf(fresh)
  return (
    <div aria-busy={isStale}>
      <ul className="max-h-[50svh] overflow-y-auto">
        {items.map((line) => {
          const current = freshLineOf(fresh, line)
          return (
            <SummaryLine
              key={lineKey(line)}
              line={line}
              current={current}
              isAvailable={Boolean(current?.product)}
              quantity={unitsAvailable(fresh, line)}
              total={current && totals?.get(current)}
            />
          )
        })}
      </ul>
      <LazyDiscountField discount={discount} />
      {fresh?.quote && (
        <Totals
          sums={fresh.quote.shown}
          charged={fresh.quote.charged.total}
          shippingName={chosenOption(fresh.quote)?.name ?? null}
          discountCode={fresh.quote.discountCode}
          isTaxOpen={fresh.quote.isTaxOpen}
          paymentFee={fresh.quote.paymentFee}
        />
      )}
      {!fresh && isStale && <div className="skeleton mt-4 h-32" aria-hidden="true" />}
    </div>
  )
}

const loadDiscountField = () => import('#app/features/checkout/form/discount-field.tsx')

/** Loaded last; its space is reserved. */
function LazyDiscountField({ discount }: { discount: DiscountControl }) {
  const { part, hasFailed, want } = useLazy(loadDiscountField)
  useEffect(want, [want])
  if (part) return <part.DiscountField discount={discount} />
  return (
    <LazySlot hasFailed={hasFailed} onRetry={want} className="mt-4 min-h-[4.65rem]">
      {checkoutText.codeFieldNotShown}
    </LazySlot>
  )
}

type SummaryLineProps = {
  line: CartLine
  current: FreshLine | undefined
  isAvailable: boolean
  quantity: number
  total: Money | undefined
}

function SummaryLine({ line, current, isAvailable, quantity, total }: SummaryLineProps) {
  const notInStock = isAvailable ? checkoutText.lineOutOfStock : checkoutText.lineGone
  return (
    <li className="grid grid-cols-[56px_1fr_auto] gap-3 border-b border-line py-3 text-base">
      <div className="h-[70px] w-14 bg-tone-stone">
        {line.image && (
          <img
            src={sizedImageUrl(line.image, 300)}
            width="56"
            height="70"
            alt=""
            className="h-[70px] w-14 object-cover"
          />
        )}
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p className="line-clamp-2 font-medium">{line.product.name}</p>
        <p className="text-sm text-ink-2">
          {shownVariant({ size: line.size, color: line.color.name, shownColor: line.color.label })}
        </p>
        <p className="text-sm text-ink-2">{quantity > 0 ? checkoutText.quantity(quantity) : notInStock}</p>
        <p className="text-sm text-ink-2 empty:hidden">{current?.note}</p>
        <p className="text-sm text-ink-2 empty:hidden">{current?.product?.exemption}</p>
      </div>
      <p className="tabular-nums">{total ? formatMoney(total) : '—'}</p>
    </li>
  )
}

type TotalsProps = {
  sums: Sums
  charged: Money
  isTaxOpen?: boolean
  shippingName: string | null
  discountCode: string
  paymentFee?: Money
}

export function Totals({ sums, charged, ...described }: TotalsProps) {
  const rows = sumRows(sums, described)
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2 text-base tabular-nums">
      {rows.map(({ term, amount }) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid">
          <dt className="min-w-0 wrap-anywhere">{term}</dt>
          <dd className="text-end">{amount}</dd>
        </div>
      ))}
      <div className="col-span-2 mt-2 grid grid-cols-subgrid border-t border-line pt-3 text-lg font-semibold">
        <dt>{checkoutText.totalHeading}</dt>
        <dd className="text-end">{formatMoney(sums.total)}</dd>
      </div>
      {includedTaxRows(sums).map(({ term, amount }) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid text-ink-2">
          <dt className="min-w-0 wrap-anywhere">{term}</dt>
          <dd className="text-end">{amount}</dd>
        </div>
      ))}
      {sums.total.currency !== charged.currency && (
        <p className="col-span-2 text-end text-ink-2">{checkoutText.chargedAs(formatMoney(charged))}</p>
      )}
    </dl>
  )
}
