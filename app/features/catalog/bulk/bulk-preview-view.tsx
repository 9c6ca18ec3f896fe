import { type UIEvent, useState } from 'react'
import type { BulkPreview, NamedGroup } from '#app/features/catalog/bulk/bulk-preview.ts'
import { formatMoney, money, type StoreCurrency } from '#app/features/money/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** '1 product', '1,240 products' */
export function countProducts(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`
}

/** What would change, what would not and why, and every price as it is and would be. */
export function BulkPreviewView({ preview, currency }: { preview: BulkPreview; currency: StoreCurrency }) {
  const { changes, names, prices, skipped, failed, gone, note } = preview
  return (
    <div className="grid gap-3">
      <p className="text-base font-medium">
        {changes === 0 ? 'Nothing would change.' : `${countProducts(changes)} will change.`}
        {prices.length === 0 && changes > 0 && (
          <span className="block font-normal break-words text-ink-2">{namesText(names, changes)}</span>
        )}
      </p>
      {note && <p className="border-l-4 border-amber bg-amber-soft px-3 py-2 text-base text-amber">{note}</p>}
      {prices.length > 0 && <Prices prices={prices} currency={currency} />}
      <Groups title="Cannot be changed" groups={failed} />
      <Groups title="Stay as they are" groups={skipped} />
      {gone > 0 && <p className="text-sm text-ink-2">No longer there: {countProducts(gone)}.</p>}
    </div>
  )
}

/** 'A, B and 3 more' */
export function namesText(names: readonly string[], count: number): string {
  const more = count - names.length
  return more > 0 ? `${names.join(', ')} and ${formatNumber(more)} more` : names.join(', ')
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

/** On phones the name stands above its prices. */
const LINES = 'max-md:grid max-md:grid-cols-2'

const AT_ONCE = 200
const NEARLY = 400

/** All of them, some hundred at a time: ten thousand rows would keep the browser busy for nothing. */
function Prices({ prices, currency }: { prices: BulkPreview['prices']; currency: StoreCurrency }) {
  const [shown, setShown] = useState(AT_ONCE)
  const grow = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    if (shown < prices.length && scrollHeight - scrollTop - clientHeight < NEARLY) setShown(shown + AT_ONCE)
  }
  const text = (minor: number | null) => (minor === null ? 'No sale' : formatMoney(money(minor, currency)))
  return (
    <section
      aria-label="Prices before and after"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
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
              Then
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.slice(0, shown).map(({ name, from, to }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list only ever grows at its end
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

type Both = BulkPreview['prices'][number]['from']
type AmountsProps = { readonly prices: Both; readonly other: Both; readonly text: (minor: number | null) => string }

/** The one of the two prices that changes, or both. */
function Amounts({ prices, other, text }: AmountsProps) {
  const isSale = prices.salePrice !== other.salePrice
  return (
    <>
      {prices.price !== other.price && <span className="block">{text(prices.price)}</span>}
      {isSale && (
        <span className="block">
          {prices.salePrice !== null && 'Sale '}
          {text(prices.salePrice)}
        </span>
      )}
    </>
  )
}
