import { type UIEvent, useState } from 'react'
import { type BulkPreview, countProducts, type NamedGroup, namesText } from '#app/features/catalog/bulk/bulk-preview.ts'
import type { Prices } from '#app/features/catalog/bulk/bulk-price.ts'
import { formatMoney, money, type StoreCurrency } from '#app/features/money/money.ts'

export function BulkPreviewView({ preview, currency }: { preview: BulkPreview; currency: StoreCurrency }) {
  const { changes, names, prices, skipped, failed, missing, warning } = preview
  return (
    <div className="grid gap-3">
      <p className="text-base font-medium">
        {changes === 0 ? 'Nothing would change.' : `${countProducts(changes)} will change.`}
        {prices.length === 0 && changes > 0 && (
          <span className="block font-normal break-words text-ink-2">{namesText(names, changes)}</span>
        )}
      </p>
      {warning && <p className="border-l-4 border-amber bg-amber-soft px-3 py-2 text-base text-amber">{warning}</p>}
      {prices.length > 0 && <PriceTable prices={prices} currency={currency} />}
      <Groups title="Cannot be changed" groups={failed} />
      <Groups title="Unchanged" groups={skipped} />
      {missing > 0 && <p className="text-sm text-ink-2">Deleted in the meantime: {countProducts(missing)}.</p>}
    </div>
  )
}

function Groups({ title, groups }: { title: string; groups: readonly NamedGroup[] }) {
  if (groups.length === 0) return null
  return (
    <div className="text-sm">
      <p className="font-medium">{title}</p>
      <ul className="text-ink-2">
        {groups.map(({ reason, count, names }) => (
          <li key={reason} className="break-words">
            {reason}: {countProducts(count)} ({namesText(names, count)})
          </li>
        ))}
      </ul>
    </div>
  )
}

const LINES = 'max-md:grid max-md:grid-cols-2'

const ROWS = 200
const GROW_BELOW_PX = 400

/** Renders more rows while scrolling, as there can be 10,000. */
function PriceTable({ prices, currency }: { prices: BulkPreview['prices']; currency: StoreCurrency }) {
  const [shown, setShown] = useState(ROWS)
  const grow = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    if (shown < prices.length && scrollHeight - scrollTop - clientHeight < GROW_BELOW_PX) setShown(shown + ROWS)
  }
  const text = (minor: number | null) => (minor === null ? 'No sale' : formatMoney(money(minor, currency)))
  return (
    <section
      aria-label="Prices before and after"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
      className="max-h-64 overflow-y-auto border border-line"
      onScroll={grow}
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Prices before and after, {countProducts(prices.length)}</caption>
        <thead className="sticky top-0 bg-pearl text-left text-ink-2">
          <tr className={LINES}>
            <th className="px-3 py-1.5 font-medium max-md:sr-only" scope="col">
              Product
            </th>
            <th className="px-3 py-1.5 text-right font-medium" scope="col">
              Now
            </th>
            <th className="px-3 py-1.5 text-right font-medium" scope="col">
              New
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.slice(0, shown).map(({ name, from, to }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list only grows at its end
            <tr key={index} className={`border-t border-line align-top ${LINES}`}>
              <th scope="row" className="px-3 py-1.5 text-left font-normal wrap-anywhere max-md:col-span-2 max-md:pb-0">
                {name}
              </th>
              <td className="px-3 py-1.5 text-right whitespace-nowrap text-ink-2">
                <Amounts prices={from} other={to} text={text} />
              </td>
              <td className="px-3 py-1.5 text-right font-medium whitespace-nowrap">
                <Amounts prices={to} other={from} text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type AmountsProps = { prices: Prices; other: Prices; text: (minor: number | null) => string }

function Amounts({ prices, other, text }: AmountsProps) {
  return (
    <>
      {prices.price !== other.price && <span className="block">{text(prices.price)}</span>}
      {prices.salePrice !== other.salePrice && (
        <span className="block">
          {prices.salePrice !== null && 'Sale '}
          {text(prices.salePrice)}
        </span>
      )}
    </>
  )
}
