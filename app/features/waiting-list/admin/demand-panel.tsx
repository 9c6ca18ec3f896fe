import { href } from 'react-router'
import { waitingAddress } from '#app/features/waiting-list/admin/waiting-query.ts'
import type { VariantDemand, WaitingSums } from '#app/features/waiting-list/admin/waiting-rows.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'

/** In one sentence: who waits, and what is held for them. Nothing if nobody waits. */
export function WaitingSumsLine({ sums: { waiting, held, choices } }: { readonly sums: WaitingSums }) {
  if (waiting + held === 0) return null
  const people = `${formatNumber(waiting)} ${waiting === 1 ? 'person waits' : 'people wait'}`
  const sizes = `${formatNumber(choices)} sold-out ${choices === 1 ? 'size' : 'sizes'}`
  return (
    <p className="mt-3 text-base">
      {waiting > 0 && `${people} for ${sizes}. `}
      {held > 0 && `${formatNumber(held)} ${held === 1 ? 'unit is' : 'units are'} held. `}
      <TextLink to={href('/admin/waiting-list')} isInText>
        Waiting list
      </TextLink>{' '}
      ·{' '}
      <TextLink to={href('/admin/reorder')} isInText>
        Reorder
      </TextLink>
    </p>
  )
}

type DemandTableProps = { readonly productId: Id<'product'>; readonly rows: readonly VariantDemand[] }

/** The stock of a product, with what is held and how many wait. */
export function DemandTable({ productId, rows }: DemandTableProps) {
  const people = waitingAddress(href('/admin/waiting-list'), { by: 'people', product: productId })
  return (
    <div className="mt-4 rounded-field border border-line bg-paper">
      <table className="index-table demand-rows">
        <caption className="sr-only">Stock now</caption>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col" className="text-right">
              Stock
            </th>
            <th scope="col" className="text-right">
              Held
            </th>
            <th scope="col" className="text-right">
              Waiting
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sku, size, color, stock, held, waiting }) => (
            <tr key={sku}>
              <th scope="row" className="cell-name wrap-anywhere">
                {[size, color].filter(Boolean).join(' · ') || 'All sizes and colors'}
                <span className="block text-xs text-ink-2">{sku}</span>
              </th>
              <td className="cell-stock text-right">
                {formatNumber(stock)}
                <span className="md:hidden"> in stock</span>
              </td>
              <td className="cell-held text-right">
                {formatNumber(held)}
                <span className="md:hidden"> held</span>
              </td>
              <td className="cell-waiting text-right">
                {waiting > 0 ? <TextLink to={people}>{formatNumber(waiting)}</TextLink> : 0}
                <span className="md:hidden"> waiting</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
