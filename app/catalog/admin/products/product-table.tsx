import { Eye, EyeOff } from 'lucide-react'
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
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowIcon, RowIcons } from '#app/ui/admin/lists/row-icon.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { SelectCell } from '#app/ui/admin/lists/select-rows.tsx'
import type { Rows } from '#app/ui/admin/lists/use-row-selection.ts'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

const listColumns = (query: ProductListQuery) =>
  [
    { column: 'name', label: adminText.nameLabel, ...query },
    { label: adminText.sku, className: 'max-xl:hidden' },
    { column: 'category', label: adminText.category, className: 'max-xl:hidden', ...query },
    { column: 'status', label: adminText.status, ...query },
    { column: 'stock', label: adminText.stock, align: 'right', ...query },
    { column: 'price', label: adminText.price, align: 'right', ...query },
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
      <RowIcons icons={{ shown: Eye, hidden: EyeOff }} />
      <IndexTable
        className="product-rows"
        caption={adminText.products}
        isBusy={isBusy}
        selection={selection}
        columns={[
          { label: adminText.image, isHidden: true },
          ...listColumns(query),
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
  const homepage = useHomepageSwitch(row)
  const isActive = row.status === 'active'
  return (
    <tr>
      <SelectCell rows={selection} id={row.id} name={row.name} />
      <td className="cell-thumb w-10">
        <Thumb url={row.sizedImageUrl} />
      </td>
      {/* On phones, the status is shown beside the name, unless it is 'active' */}
      <th scope="row" className={`cell-name wrap-anywhere ${isActive ? 'max-md:col-end-[price-end]' : ''}`}>
        <RowLink to={edit} className="row-link line-clamp-2 font-medium text-ink">
          {row.name}
        </RowLink>
      </th>
      <td className="whitespace-nowrap text-ink-2 max-xl:hidden">{row.sku}</td>
      <td className="max-xl:hidden">{category}</td>
      <td className={`cell-status max-md:text-right ${isActive ? 'max-md:hidden' : ''}`}>
        <StatusBadge status={row.status} />
      </td>
      <td className="cell-stock text-right">
        <StockCount stock={row.stock} isLow={row.isLow && isActive} backordered={row.backordered} />
      </td>
      <td className="cell-price wide-phone-only text-right">
        <RowPrice row={row} />
      </td>
      <td className="max-md:hidden">
        <button
          type="button"
          role="switch"
          aria-checked={homepage.isShown}
          aria-label={adminText.showOnHomepage(row.name)}
          className={`above-row grid size-9 place-items-center hover:bg-mist ${homepage.isShown ? 'text-ink' : 'text-ink-3'}`}
          onClick={homepage.toggle}
        >
          <RowIcon name={homepage.isShown ? 'shown' : 'hidden'} />
        </button>
      </td>
      <td className="whitespace-nowrap text-ink-2 max-xl:hidden">
        <LocalTime at={row.updatedAt} isDateOnly />
      </td>
      <td className="cell-actions text-right">
        <RowMenu name={row.name}>
          <RowLink to={edit}>{adminText.edit}</RowLink>
          <button type="button" aria-disabled={onDuplicate === null || undefined} onClick={() => onDuplicate?.(row)}>
            {adminText.duplicate}
          </button>
          <button type="button" className="md:hidden" onClick={homepage.toggle}>
            {homepage.isShown ? adminText.removeFromHomepage : adminText.addToHomepage}
          </button>
          <button type="button" className="text-danger" onClick={() => onDelete(row)}>
            {adminText.deleteOne}
          </button>
        </RowMenu>
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

function useHomepageSwitch(row: ProductRow) {
  const fetcher = useFetcher<FailureResult>()
  useFailureToast(fetcher)
  const submitted = fetcher.formData?.get('show')
  const isShown = submitted ? submitted === 'yes' : row.showOnHomepage
  const toggle = () =>
    void fetcher.submit({ intent: 'show', id: row.id, show: isShown ? 'no' : 'yes' }, { method: 'post' })
  return { isShown, toggle }
}

/** The lowest variant price during a reduction, with the former price; otherwise the product's price. */
function RowPrice({ row: { price, effectivePrice, wasPrice } }: { row: ProductRow }) {
  if (wasPrice === null) return formatMoney(price)
  const { currency } = price
  return (
    <span className="inline-flex flex-col-reverse md:flex-row md:items-baseline md:gap-2">
      <s className="text-xs text-ink-2">
        <span className="sr-only">{adminText.reducedFrom}</span>
        {formatMoney(money(wasPrice, currency))}
      </s>
      {formatMoney(money(effectivePrice, currency))}
    </span>
  )
}
