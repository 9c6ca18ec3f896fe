import { href } from 'react-router'
import type { GuideListRow } from '#app/catalog/size-guides/admin/guide-list.server.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'

export function GuideTable({ rows }: { rows: readonly GuideListRow[] }) {
  return (
    <IndexTable
      className="guide-rows"
      caption={adminText.sizeGuides}
      columns={[adminText.nameLabel, adminText.sizes, adminText.measures, adminText.usedBy]}
    >
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
          <td className="cell-sizes wrap-anywhere">{formatSpan(row.sizes)}</td>
          <td className="cell-measures wrap-anywhere text-ink-2">
            {[...new Set(row.columns.map(({ measure }) => adminText.measurementNames[measure]))].join(', ')}
          </td>
          <td className="cell-used wrap-anywhere">
            <Uses row={row} />
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}

/** Returns a span such as 'XS to XL'. */
function formatSpan(sizes: readonly string[]): string {
  const [first = '', last = first] = [sizes[0], sizes.at(-1)]
  return first === last ? first : adminText.sizeSpan(first, last)
}

/** Shows links to the records that use the guide, or, on phones, only the number of records. */
function Uses({ row: { categories, collections, products } }: { readonly row: GuideListRow }) {
  const links = [
    ...categories.map(({ id, name }) => ({
      id,
      text: adminText.categoryUse(name),
      to: href('/admin/categories/edit/:id', { id }),
    })),
    ...collections.map(({ id, name }) => ({
      id,
      text: adminText.collectionUse(name),
      to: href('/admin/collections/edit/:id', { id }),
    })),
  ]
  const counts = [
    categories.length > 0 && adminText.usedByCategories(categories.length),
    collections.length > 0 && adminText.usedByCollections(collections.length),
    products > 0 && adminText.usedByProducts(products),
  ].filter(Boolean)
  if (counts.length === 0) return <span className="text-ink-2">{adminText.notUsed}</span>
  return (
    <>
      <span className="text-ink-2 md:hidden">{counts.join(', ')}</span>
      <span className="flex flex-wrap gap-x-3 max-md:hidden">
        {links.map(({ id, text, to }) => (
          <TextLink key={id} to={to} className="above-row">
            {text}
          </TextLink>
        ))}
        {products > 0 && <span className="content-center">{adminText.usedByProducts(products)}</span>}
      </span>
    </>
  )
}
