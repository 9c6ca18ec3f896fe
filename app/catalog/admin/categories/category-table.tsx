import { href } from 'react-router'
import { adminText } from '#app/catalog/admin/categories/admin-text.ts'
import type { CategoryRow } from '#app/catalog/admin/categories/category-list.server.ts'
import { moveItem } from '#app/lib/lists.ts'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'

type CategoryTableProps = {
  readonly rows: readonly CategoryRow[]
  readonly onArrange: (ids: readonly string[]) => void
  readonly onDelete: (row: CategoryRow) => void
}

export function CategoryTable({ rows, onArrange, onDelete }: CategoryTableProps) {
  return (
    <SortableList
      label={adminText.categories}
      items={rows}
      toKey={({ id }) => id}
      getName={({ name }) => name}
      onMove={(from, to) => onArrange(moveItem(rows, from, to).map(({ id }) => id))}
      empty={
        <EmptyList noun={adminText.categoriesInSentence} clear={null}>
          <AdminButtonLink to={href('/admin/categories/new')}>{adminText.addFirstCategory}</AdminButtonLink>
        </EmptyList>
      }
      actions={(row) => (
        <button type="button" className="text-danger" disabled={row.isMerging} onClick={() => onDelete(row)}>
          {adminText.deleteOne}
        </button>
      )}
    >
      {(row) => (
        <span className="flex items-center gap-3">
          <Thumb url={row.image} isSmall />
          <span className="flex min-w-0 flex-1 gap-x-4 max-md:flex-col md:items-center">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <RowLink
                to={href('/admin/categories/edit/:id', { id: row.id })}
                title={row.slug}
                className="row-link text-base font-medium text-ink hover:underline"
              >
                {row.name}
              </RowLink>
            </span>
            <Products row={row} />
          </span>
        </span>
      )}
    </SortableList>
  )
}

function Products({ row: { name, slug, products, active, isMerging } }: { row: CategoryRow }) {
  if (isMerging) {
    return (
      <span role="status" className="text-sm text-ink-2">
        {adminText.movingProducts}
      </span>
    )
  }
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-2 tabular-nums md:flex-nowrap md:whitespace-nowrap">
      <span className="md:w-28 md:text-right">
        <TextLink
          to={`${href('/admin/products')}?${new URLSearchParams({ category: slug })}`}
          className="max-md:min-h-6"
        >
          {adminText.productsIn.shown(products)}
          <span className="sr-only"> {adminText.productsIn.spoken(name)}</span>
        </TextLink>
      </span>
      <span aria-hidden="true" className="md:hidden">
        ·
      </span>
      <span className="md:w-24 md:text-right">{adminText.activeProducts(active)}</span>
    </span>
  )
}
