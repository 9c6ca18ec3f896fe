import { useEffect, useRef, useState } from 'react'
import { data, href, Link, useFetcher, useNavigation } from 'react-router'
import { z } from 'zod'
import { ProductStatusMark, StockCount } from '#app/features/catalog/admin-product-marks.tsx'
import { PRODUCT_STATUSES } from '#app/features/catalog/catalog.ts'
import { showOnHomepage } from '#app/features/catalog/product-admin.server.ts'
import { listProductRows, type ProductRow } from '#app/features/catalog/product-admin-list.server.ts'
import { CATEGORY_LABELS, readProductListQuery } from '#app/features/catalog/product-admin-list.ts'
import { formatMoney } from '#app/features/money/money.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { isLowStock } from '#app/features/stock/stock.ts'
import { deleteProduct } from '#app/features/stock/stocked-product.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { parseId } from '#app/lib/id.ts'
import { ROWS_PER_PAGE } from '#app/lib/list-query.ts'
import { pictureUrl } from '#app/lib/picture-url.ts'
import { formatDate } from '#app/lib/time.ts'
import { db } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { AdminError } from '#app/routes/admin/shell/admin-error.tsx'
import { AdminPage } from '#app/routes/admin/shell/admin-page.tsx'
import { AdminButtonLink, TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { Switch } from '#app/ui/admin/admin-field.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/list-filters.tsx'
import { Pages } from '#app/ui/admin/pages.tsx'
import { SortHeader } from '#app/ui/admin/sort-header.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/products'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readProductListQuery(url.searchParams)
  const settings = await readSettings(db)
  const { rows, total } = await listProductRows(db, query, settings)
  return { query, rows, total, lowStockThreshold: settings.low_stock_threshold }
}

const id = z.string().transform((text, ctx) => {
  const product = parseId<'product'>(text)
  if (product) return product
  ctx.addIssue('Unknown product')
  return z.NEVER
})
const change = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('show'), id, show: z.enum(['yes', 'no']) }),
  z.strictObject({ intent: z.literal('delete'), id }),
])

const FAILED = { delete: 'Failed to delete product', show: 'Failed to update product' } as const

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(change, await request.formData())
  if (!input.ok) return data({ failed: FAILED.show }, { status: 400 })
  const { value } = input
  try {
    const found =
      value.intent === 'show'
        ? await showOnHomepage(db, value.id, value.show === 'yes', admin.id)
        : await deleteProduct(db, value.id, admin.id)
    // Somebody else deleted it already: that is what was asked for.
    if (found || value.intent === 'delete') return data({ failed: null })
    return data({ failed: FAILED.show }, { status: 404 })
  } catch (error) {
    log.error({ err: error }, 'a product could not be changed')
    return data({ failed: FAILED[value.intent] }, { status: 500 })
  }
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, lowStockThreshold } = loaderData
  const [deleting, setDeleting] = useState<ProductRow | null>(null)
  const isLoading = useNavigation().location?.pathname === href('/admin/products')
  return (
    <AdminPage title="Products" action={<AddProduct />}>
      <div className="flex items-start justify-between gap-4">
        <Filters query={query} />
        <div className="max-lg:hidden">
          <AddProduct />
        </div>
      </div>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <Empty isFiltered={Boolean(query.q || query.status || query.show)} />
        ) : (
          <table className="index-table product-rows" aria-busy={isLoading || undefined}>
            <caption className="sr-only">Products</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">Picture</span>
                </th>
                <SortHeader column="name" {...query}>
                  Name
                </SortHeader>
                <SortHeader column="category" className="max-xl:hidden" {...query}>
                  Category
                </SortHeader>
                <SortHeader column="status" {...query}>
                  Status
                </SortHeader>
                <SortHeader column="stock" align="right" {...query}>
                  Stock
                </SortHeader>
                <SortHeader column="price" align="right" {...query}>
                  Price
                </SortHeader>
                <th scope="col">Homepage</th>
                <SortHeader column="updated" first="desc" className="max-xl:hidden" {...query}>
                  Updated
                </SortHeader>
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  isLow={isLowStock(row.stock, row.lowStockThreshold, lowStockThreshold)}
                  onDelete={() => setDeleting(row)}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <Pages page={query.page} pageSize={ROWS_PER_PAGE} total={total} />
      <DeleteDialog product={deleting} onClose={() => setDeleting(null)} />
    </AdminPage>
  )
}

function AddProduct() {
  return (
    <AdminButtonLink to={href('/admin/products/new')} look="primary">
      Add product
    </AdminButtonLink>
  )
}

function Filters({ query }: { query: Route.ComponentProps['loaderData']['query'] }) {
  const isFiltered = Boolean(query.q || query.status || query.show)
  return (
    <ListFilters
      label="Products"
      placeholder="Search products"
      q={query.q}
      clear={isFiltered ? href('/admin/products') : null}
    >
      <FilterSelect name="status" label="Status" value={query.status ?? ''}>
        <option value="">Status: All</option>
        {PRODUCT_STATUSES.map((status) => (
          <option key={status} value={status}>
            Status: {status.charAt(0).toUpperCase() + status.slice(1)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="show" label="Homepage and stock" value={query.show ?? ''}>
        <option value="">Homepage: All</option>
        <option value="homepage">Homepage: Shown</option>
        <option value="not-homepage">Homepage: Not shown</option>
        <option value="low-stock">Low stock</option>
      </FilterSelect>
    </ListFilters>
  )
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <p className="text-base">{isFiltered ? 'No products match these filters.' : 'No products yet.'}</p>
      {isFiltered ? (
        <TextLink to={href('/admin/products')}>Clear filters</TextLink>
      ) : (
        <AdminButtonLink to={href('/admin/products/new')}>Add the first product</AdminButtonLink>
      )}
    </div>
  )
}

function Row({ row, isLow, onDelete }: { row: ProductRow; isLow: boolean; onDelete: () => void }) {
  const edit = href('/admin/products/edit/:id', { id: row.id })
  return (
    <tr>
      <td className="cell-thumb w-10">
        <div className="h-[50px] w-10 bg-tone-stone">
          {row.pictureUrl && (
            <img
              src={pictureUrl(row.pictureUrl, 300)}
              alt=""
              width={40}
              height={50}
              loading="lazy"
              className="h-[50px] w-10 object-cover"
            />
          )}
        </div>
      </td>
      <th scope="row" className="cell-name">
        <Link to={edit} discover="none" className="row-link font-medium text-ink">
          {row.name}
        </Link>
        <span className="block text-xs text-ink-2 max-md:hidden">{row.sku}</span>
      </th>
      <td className="max-xl:hidden">{CATEGORY_LABELS[row.category]}</td>
      <td className="cell-status">
        <ProductStatusMark status={row.status} />
      </td>
      <td className="cell-stock text-right">
        <StockCount stock={row.stock} isLow={isLow} />
      </td>
      <td className="cell-price wide-phone-only text-right">{formatMoney(row.price)}</td>
      <td className="cell-shown">
        <HomepageSwitch row={row} />
      </td>
      <td className="whitespace-nowrap text-ink-2 max-xl:hidden">{formatDate(row.updatedAt)}</td>
      <td className="cell-actions text-right whitespace-nowrap">
        <span className="above-row inline-flex gap-2">
          <TextLink to={edit} discover="none" aria-label={`Edit ${row.name}`} className="max-md:hidden">
            Edit
          </TextLink>
          <TextButton look="danger" aria-label={`Delete ${row.name}`} onClick={onDelete}>
            Delete
          </TextButton>
        </span>
      </td>
    </tr>
  )
}

/** Shows the wish at once; where saving it fails, it goes back and says so. */
function HomepageSwitch({ row }: { row: ProductRow }) {
  const fetcher = useFetcher<typeof action>()
  const toast = useToast()
  const answer = fetcher.data
  const wish = fetcher.formData?.get('show')
  const isShown = wish ? wish === 'yes' : row.showOnHomepage
  useEffect(() => {
    if (answer?.failed) toast(answer.failed, 'error')
  }, [answer, toast])
  return (
    <fetcher.Form method="post" className="above-row flex">
      <Switch
        checked={isShown}
        aria-label={`Show ${row.name} on homepage`}
        onChange={() =>
          fetcher.submit({ intent: 'show', id: row.id, show: isShown ? 'no' : 'yes' }, { method: 'post' })
        }
      />
    </fetcher.Form>
  )
}

function DeleteDialog({ product, onClose }: { product: ProductRow | null; onClose: () => void }) {
  const fetcher = useFetcher<typeof action>()
  const toast = useToast()
  const answered = useRef<typeof fetcher.data>(undefined)
  const { data: answer, state } = fetcher
  const failed = answer?.failed && state === 'idle' && product ? answer.failed : undefined
  useEffect(() => {
    if (!answer || answered.current === answer || state !== 'idle') return
    answered.current = answer
    if (answer.failed) toast(answer.failed, 'error')
    else onClose()
  }, [answer, state, toast, onClose])
  return (
    <AlertDialog
      open={product !== null}
      title="Are you sure you want to delete this product?"
      confirmLabel="Delete product"
      busy={state !== 'idle'}
      busyLabel="Deleting..."
      error={failed}
      onCancel={onClose}
      onConfirm={() => product && fetcher.submit({ intent: 'delete', id: product.id }, { method: 'post' })}
    >
      “{product?.name}” leaves the shop for good. Orders keep what was sold.
    </AlertDialog>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AdminError
      error={error}
      failed="The products could not be loaded"
      back={{ to: href('/admin'), label: 'Back to the dashboard' }}
    />
  )
}
