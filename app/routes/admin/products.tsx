import { useState } from 'react'
import { data, href, redirect, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepForm } from '#app/features/admin/keep-form.ts'
import { keepOnError } from '#app/features/admin/keep-on-error.ts'
import { SectionTabs } from '#app/features/admin/section-tabs.tsx'
import { ProductDelete } from '#app/features/catalog/admin/products/product-delete.tsx'
import { listCollectionChoices, setShowOnHomepage } from '#app/features/catalog/admin/products/product-form.server.ts'
import { listProductRows, type ProductRow } from '#app/features/catalog/admin/products/product-list.server.ts'
import { productListSearch, readProductListQuery } from '#app/features/catalog/admin/products/product-list.ts'
import { productRowInput } from '#app/features/catalog/admin/products/product-row-input.ts'
import { ProductTable } from '#app/features/catalog/admin/products/product-table.tsx'
import { deleteProduct, duplicateProduct } from '#app/features/catalog/admin/products/save-product.server.ts'
import { BulkActions } from '#app/features/catalog/bulk/bulk-actions.tsx'
import { deleteProducts, previewDelete } from '#app/features/catalog/bulk/bulk-delete.server.ts'
import { applyBulkEdit, previewBulkEdit } from '#app/features/catalog/bulk/bulk-edit.server.ts'
import { BULK_LISTS, type BulkInput, bulkInput } from '#app/features/catalog/bulk/bulk-input.ts'
import { dismissBulkEdit, findLastBulkEdit, undoBulkEdit } from '#app/features/catalog/bulk/bulk-undo.server.ts'
import { BulkUndoBar } from '#app/features/catalog/bulk/bulk-undo-bar.tsx'
import type { BulkResponse } from '#app/features/catalog/bulk/use-bulk-edit.ts'
import { PRODUCT_STATUSES } from '#app/features/catalog/catalog.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { parseForm } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { ExportLink } from '#app/ui/admin/lists/export-link.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { useRowSelection } from '#app/ui/admin/lists/use-row-selection.ts'
import type { Route } from './+types/products'

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  const requested = readProductListQuery(url.searchParams)
  const settings = await readSettings(db)
  const [{ rows, total, isMore, page }, collections, lastEdit] = await Promise.all([
    listProductRows(db, requested, settings),
    listCollectionChoices(db),
    findLastBulkEdit(db, admin.id),
  ])
  const { store_currency: currency } = settings
  return { query: { ...requested, page }, rows, total, isMore, collections, currency, lastEdit }
}

type List = Awaited<ReturnType<typeof loader>>

export const clientLoader = keepOnError<typeof loader>(href('/admin/products'), 'products')

/** A preview changes nothing; where products turned out to be others than those on the screen, these are loaded again. */
export function shouldRevalidate({ formData, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (formData?.get('intent') === 'preview') return false
  return defaultShouldRevalidate || actionStatus === 409 || actionStatus === 404
}

const FAILED = {
  show: 'Failed to update product',
  delete: 'Failed to delete product',
  duplicate: 'Failed to duplicate product',
  undo: 'Failed to undo this change',
  dismiss: 'Failed to dismiss this message',
} as const

/** What a form of this list is answered where the store could not do what it asks. */
function failureOf(form: FormData): BulkResponse | { failed: string } {
  const intent = String(form.get('intent'))
  if (intent === 'preview') return { outcome: 'failed', message: 'What would change could not be looked up.' }
  if (intent !== 'apply') {
    return { failed: Object.entries(FAILED).find(([known]) => known === intent)?.[1] ?? FAILED.show }
  }
  const isDelete = form.get('kind') === 'delete'
  return { outcome: 'failed', message: isDelete ? 'Failed to delete products' : 'Failed to update products' }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const form = await readForm(request)
  const isBulk = ['preview', 'apply'].includes(String(form.get('intent')))
  try {
    return isBulk ? await respondToBulk(form, admin.id) : await respondToRow(form, admin.id)
  } catch (error) {
    log.error({ err: error }, 'products could not be changed')
    return data(failureOf(form), { status: 500 })
  }
}

async function respondToRow(form: FormData, staffId: Id<'staff'>) {
  const input = parseForm(productRowInput, form)
  if (!input.ok) return data(failureOf(form), { status: 400 })
  const { value } = input
  switch (value.intent) {
    case 'show': {
      const isFound = await setShowOnHomepage(db, value.id, value.show === 'yes', staffId)
      return isFound ? data({ failed: null }) : data(failureOf(form), { status: 404 })
    }
    case 'delete': // where someone else deleted it already, that is what was asked for
      await deleteProduct(db, value.id, staffId)
      return data({ failed: null })
    case 'duplicate': {
      const copy = await duplicateProduct(db, value.id, staffId)
      if (!copy) return data(failureOf(form), { status: 404 })
      return redirect(`${href('/admin/products/edit/:id', { id: copy })}?created`)
    }
    case 'undo':
      return data({ undone: await undoBulkEdit(db, value.id, staffId) })
    case 'dismiss':
      await dismissBulkEdit(db, value.id, staffId)
      return data({ failed: null })
  }
}

async function respondToBulk(form: FormData, staffId: Id<'staff'>) {
  const input = parseForm(bulkInput, form, { lists: BULK_LISTS })
  if (!input.ok) return data<BulkResponse>({ outcome: 'refused', errors: input.errors }, { status: 400 })
  const result = await carryOut(input.value, staffId)
  const isReported = result.outcome === 'refused' || result.outcome === 'stale'
  return data<BulkResponse>(result, { status: isReported ? 409 : 200 })
}

async function carryOut({ intent, scope, edit, version }: BulkInput, staffId: Id<'staff'>) {
  const settings = await readSettings(db)
  const isPreview = intent === 'preview'
  if (edit.kind === 'delete') {
    return isPreview ? previewDelete(db, scope, settings) : deleteProducts(db, scope, version, settings, staffId)
  }
  return isPreview
    ? previewBulkEdit(db, scope, edit, settings)
    : applyBulkEdit(db, scope, edit, version, settings, staffId)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return keepForm<unknown, BulkResponse | { failed: string }>(serverAction, failureOf(form))
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, isMore, collections, currency, lastEdit } = loaderData
  const [deleting, setDeleting] = useState<ProductRow | null>(null)
  const isLoading = useNavigation().location?.pathname === href('/admin/products')
  const selection = useRowSelection(
    rows.map(({ id }) => id),
    isMore ? total + 1 : total, // more than can be changed at once, which the bar says
  )
  return (
    <AdminPage title="Products" action={<AddProduct />}>
      <SectionTabs section="products" />
      <div className="flex items-start justify-between gap-4">
        <Filters query={query} collections={collections} />
        <div className="flex gap-3 max-lg:hidden">
          <AdminButtonLink to={href('/admin/products/import')}>Import</AdminButtonLink>
          <ExportLink to={href('/admin/products/export')} />
          <AddProduct />
        </div>
      </div>
      <BulkUndoBar edit={lastEdit} />
      <div className="index-list mt-4 rounded-field border border-line bg-paper">
        <BulkActions rows={selection} query={productListSearch(query)} collections={collections} currency={currency} />
        {rows.length === 0 ? (
          <Empty isFiltered={productListSearch(query) !== ''} />
        ) : (
          <ProductTable rows={rows} query={query} selection={selection} isBusy={isLoading} onDelete={setDeleting} />
        )}
      </div>
      <Pages page={query.page} total={total} isMore={isMore} />
      <div className="mt-4 grid grid-cols-2 gap-3 lg:hidden">
        <AdminButtonLink to={href('/admin/products/import')}>Import</AdminButtonLink>
        <ExportLink to={href('/admin/products/export')} />
      </div>
      <ProductDelete
        name={deleting?.name}
        sends={deleting && { intent: 'delete', id: deleting.id }}
        done="Product deleted"
        onClose={() => setDeleting(null)}
      />
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

function Filters({ query, collections }: Pick<List, 'query' | 'collections'>) {
  return (
    <ListFilters
      label="Products"
      placeholder="Search products"
      q={query.q}
      clear={productListSearch(query) ? href('/admin/products') : null}
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
      <FilterSelect
        name="collection"
        label="Collection"
        value={query.collection ?? ''}
        className="max-md:basis-full md:max-w-40"
      >
        <option value="">Collection: All</option>
        {collections.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
    </ListFilters>
  )
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyList why={isFiltered ? 'No products match these filters.' : 'No products yet.'}>
      {isFiltered ? (
        <TextLink to={href('/admin/products')}>Clear filters</TextLink>
      ) : (
        <AdminButtonLink to={href('/admin/products/new')}>Add the first product</AdminButtonLink>
      )}
    </EmptyList>
  )
}

export const ErrorBoundary = errorPage('The products could not be loaded', BACK_TO.dashboard)
