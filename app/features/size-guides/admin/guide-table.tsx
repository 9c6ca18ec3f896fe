import { href } from 'react-router'
import { MEASURE_LABELS } from '#app/features/size-guides/admin/guide-labels.ts'
import type { GuideListRow } from '#app/features/size-guides/admin/guide-list.server.ts'
import { adminText } from '#app/features/size-guides/admin-text.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

export function GuideTable({ rows }: { rows: readonly GuideListRow[] }) {
  return (
    <table className="index-table guide-rows">
      <caption className="sr-only">{adminText.sizeGuides}</caption>
      <thead>
        <tr>
          <th scope="col">{adminText.nameText}</th>
          <th scope="col">{adminText.sizes}</th>
          <th scope="col">{adminText.measures}</th>
          <th scope="col">{adminText.usedBy}</th>
          <th scope="col">{adminText.changed}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="cell-name">
              <RowLink
                to={href('/admin/size-guides/edit/:id', { id: row.id })}
                className="row-link font-medium wrap-anywhere"
              >
                {row.name}
              </RowLink>
            </th>
            <td className="cell-sizes wrap-anywhere">{spanOf(row.sizes)}</td>
            <td className="cell-measures wrap-anywhere text-ink-2">
              {[...new Set(row.columns.map(({ measure }) => MEASURE_LABELS[measure]))].join(', ')}
            </td>
            <td className="cell-used">{usesOf(row) || adminText.nothingYet}</td>
            <td className="cell-date whitespace-nowrap text-ink-2">
              <LocalTime at={row.updatedAt} isDay />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** 'XS to XL' */
function spanOf(sizes: readonly string[]): string {
  const [first = '', last = first] = [sizes[0], sizes.at(-1)]
  return first === last ? first : adminText.to(first, last)
}

function usesOf({ categories, collections, products }: GuideListRow): string {
  const counted = (count: number, one: string, many: string) =>
    count > 0 ? [`${formatNumber(count)} ${count === 1 ? one : many}`] : []
  return [
    ...counted(categories, 'category', 'categories'),
    ...counted(collections, 'collection', 'collections'),
    ...counted(products, 'product', 'products'),
  ].join(', ')
}
