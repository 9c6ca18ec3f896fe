import { Copy, Trash2 } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { formatMoney, money } from '#app/base/money.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { StockCount } from '#app/catalog/admin/products/stock-count.tsx'
import { StatusBadge } from '#app/catalog/admin/status-badge.tsx'
import { categoryName } from '#app/catalog/catalog.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import type { ProductRow } from '#app/catalog/product-list.server.ts'
import type { Id } from '#app/lib/id.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { Switch } from '#app/ui/admin/admin-field.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowIcon, RowIcons } from '#app/ui/admin/lists/row-icon.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { SelectCell } from '#app/ui/admin/lists/select-rows.tsx'
import type { Rows } from '#app/ui/admin/lists/use-row-selection.ts'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

const columns = () =>
  [
    { column: 'name', label: adminText.nameLabel },
    { column: 'category', label: adminText.category, className: 'max-xl:hidden' },
    { column: 'status', label: adminText.status },
    { column: 'stock', label: adminText.stock, align: 'right' },
    { column: 'price', label: adminText.price, align: 'right' },
  ] as const

type ProductTableProps = {
  readonly rows: readonly ProductRow[]
  readonly query: ProductListQuery
  readonly categories: readonly CategoryName[]
  readonly selection: Rows<Id<'product'>>
  readonly isBusy: boolean
  readonly onDelete: (row: ProductRow) => void
}

export function ProductTable({ rows, query, categories, selection, isBusy, onDelete }: ProductTableProps) {
  const duplicate = useDuplicate()
  return (
    <>
      <RowIcons icons={{ duplicate: Copy, delete: Trash2 }} />
      <IndexTable
        className="product-rows"
        caption={adminText.products}
        isBusy={isBusy}
        selection={selection}
        columns={[
          { label: adminText.image, isHidden: true },
          ...columns().map((column) => ({ ...column, ...query })),
          adminText.homepage,
          { label: adminText.updated, column: 'updated', first: 'desc', className: 'max-xl:hidden', ...query },
          { label: adminText.actions, isHidden: true },
        ]}
      >
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            category={categoryName(categories, row.category)}
            selection={selection}
            onDuplicate={duplicate}
            onDelete={onDelete}
          />
        ))}
      </IndexTable>
    </>
  )
}

type RowProps = Pick<ProductTableProps, 'selection' | 'onDelete'> & {
  readonly row: ProductRow
  readonly category: string
  /** Null while a product is being duplicated. */
  readonly onDuplicate: ((row: ProductRow) => void) | null
}

function Row({ row, category, selection, onDuplicate, onDelete }: RowProps) {
  const edit = href('/admin/products/edit/:id', { id: row.id })
  return (
    <tr>
      <SelectCell rows={selection} id={row.id} name={row.name} />
      <td className="cell-thumb w-10">
        <Thumb url={row.sizedImageUrl} />
      </td>
      <th scope="row" className="cell-name wrap-anywhere">
        <RowLink to={edit} className="row-link line-clamp-2 font-medium text-ink">
          {row.name}
        </RowLink>
        <span className="block text-xs text-ink-2 max-md:hidden">{row.sku}</span>
      </th>
      <td className="max-xl:hidden">{category}</td>
      <td className="cell-status max-md:text-right">
        <StatusBadge status={row.status} />
      </td>
      <td className="cell-stock text-right">
        <StockCount stock={row.stock} isLow={row.isLow} backordered={row.backordered} />
      </td>
      <td className="cell-price wide-phone-only text-right">
        <RowPrice row={row} />
      </td>
      <td className="cell-shown">
        <HomepageSwitch row={row} />
      </td>
      <td className="whitespace-nowrap text-ink-2 max-xl:hidden">
        <LocalTime at={row.updatedAt} isDay />
      </td>
      <td className="text-right whitespace-nowrap max-md:hidden">
        <span className="above-row inline-flex items-center gap-2 max-xl:gap-1">
          <RowLink to={edit} aria-label={adminText.editNamed(row.name)} className="text-button max-xl:hidden">
            {adminText.edit}
          </RowLink>
          <TextButton
            aria-label={adminText.duplicateNamed(row.name)}
            className="word-or-icon"
            busy={onDuplicate === null}
            onClick={() => onDuplicate?.(row)}
          >
            {adminText.duplicate}
            <RowIcon name="duplicate" />
          </TextButton>
          <TextButton
            look="danger"
            aria-label={adminText.deleteNamed(row.name)}
            className="word-or-icon"
            onClick={() => onDelete(row)}
          >
            {adminText.deleteOne}
            <RowIcon name="delete" />
          </TextButton>
        </span>
      </td>
    </tr>
  )
}

function useDuplicate(): RowProps['onDuplicate'] {
  const fetcher = useFetcher<FailureResult>()
  useFailureToast(fetcher)
  if (fetcher.state !== 'idle') return null
  return (row) => void fetcher.submit({ intent: 'duplicate', id: row.id }, { method: 'post' })
}

function HomepageSwitch({ row }: { row: ProductRow }) {
  const fetcher = useFetcher<FailureResult>()
  useFailureToast(fetcher)
  const submitted = fetcher.formData?.get('show')
  const isShown = submitted ? submitted === 'yes' : row.showOnHomepage
  return (
    <Switch
      checked={isShown}
      aria-label={adminText.showOnHomepage(row.name)}
      className="above-row block"
      onChange={() => fetcher.submit({ intent: 'show', id: row.id, show: isShown ? 'no' : 'yes' }, { method: 'post' })}
    />
  )
}

/** The lowest variant price during a reduction, with the former price; otherwise the product's price. */
function RowPrice({ row: { price, effectivePrice, wasPrice } }: { row: ProductRow }) {
  if (wasPrice === null) return formatMoney(price)
  const { currency } = price
  return (
    <>
      {formatMoney(money(effectivePrice, currency))}
      <s className="block text-xs text-ink-2">
        <span className="sr-only">{adminText.reducedFrom}</span>
        {formatMoney(money(wasPrice, currency))}
      </s>
    </>
  )
}
