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
        <EmptyList noun={adminText.categoriesInLine} clear={null}>
          <AdminButtonLink to={href('/admin/categories/new')}>{adminText.addFirstCategory}</AdminButtonLink>
        </EmptyList>
      }
      control={(row) => <Products row={row} />}
      actions={(row) => (
        <button type="button" className="text-danger" disabled={row.isMerging} onClick={() => onDelete(row)}>
          {adminText.deleteOne}
        </button>
      )}
    >
      {({ id, name, slug, image }) => (
        <span className="flex items-center gap-3">
          <Thumb url={image} isSmall />
          <span className="min-w-0 wrap-anywhere">
            <RowLink
              to={href('/admin/categories/edit/:id', { id })}
              className="row-link text-base font-medium text-ink hover:underline"
            >
              {name}
            </RowLink>
            <span className="block text-xs text-ink-2">{slug}</span>
          </span>
        </span>
      )}
    </SortableList>
  )
}

function Products({ row: { name, slug, products, active, isMerging } }: { row: CategoryRow }) {
  if (isMerging) {
    return (
      <span role="status" className="text-sm text-ink-2 md:w-36">
        {adminText.movingProducts}
      </span>
    )
  }
  return (
    <span className="text-sm tabular-nums md:w-36">
      <TextLink to={`${href('/admin/products')}?${new URLSearchParams({ category: slug })}`}>
        {adminText.productsIn.shown(products)}
        <span className="sr-only"> {adminText.productsIn.spoken(name)}</span>
      </TextLink>
      <span className="block text-xs text-ink-2">{adminText.activeProducts(active)}</span>
    </span>
  )
}
