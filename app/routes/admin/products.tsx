import { useState } from 'react'
import { data, href, Link, redirect, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { ProductDelete } from '#app/catalog/admin/products/product-delete.tsx'
import { readProductListQuery, type ShowFilter, toProductListSearch } from '#app/catalog/admin/products/product-list.ts'
import { productRowInput } from '#app/catalog/admin/products/product-row-input.ts'
import { ProductTable } from '#app/catalog/admin/products/product-table.tsx'
import { listCollectionChoices, setShowOnHomepage } from '#app/catalog/admin/products/products.server.ts'
import { BulkActions } from '#app/catalog/bulk/bulk-actions.tsx'
import { deleteProducts, previewDelete } from '#app/catalog/bulk/bulk-delete.server.ts'
import { applyBulkEdit, previewBulkEdit } from '#app/catalog/bulk/bulk-edit.server.ts'
import { BULK_LISTS, type BulkInput, bulkInput } from '#app/catalog/bulk/bulk-input.ts'
import { dismissBulkEdit, findLastBulkEdit, undoBulkEdit } from '#app/catalog/bulk/bulk-undo.server.ts'
import { BulkUndoBar } from '#app/catalog/bulk/bulk-undo-bar.tsx'
import type { BulkResponse } from '#app/catalog/bulk/use-bulk-edit.ts'
import { listCategories } from '#app/catalog/categories.server.ts'
import { PRODUCT_STATUSES } from '#app/catalog/constants.ts'
import { listManufacturerChoices } from '#app/catalog/manufacturers.server.ts'
import { listProductRows, type ProductRow } from '#app/catalog/product-list.server.ts'
import { deleteProduct, duplicateProduct } from '#app/inventory/save-product.server.ts'
import { parseForm } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { ViewListMenu, ViewTabs } from '#app/operations/saved-views/list-views.tsx'
import { listViews } from '#app/operations/saved-views/saved-views.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { log } from '#app/platform/log.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { useRowSelection } from '#app/ui/admin/lists/use-row-selection.ts'
import type { Route } from './+types/products'

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  const query = readProductListQuery(url.searchParams)
  const settings = await readSettings(db)
  const [{ page, ...list }, categories, collections, manufacturers, lastEdit, views] = await Promise.all([
    listProductRows(db, query, settings),
    listCategories(db),
    listCollectionChoices(db),
    listManufacturerChoices(db),
    findLastBulkEdit(db, admin.id),
    listViews(db, admin.id, 'products', url.searchParams),
  ])
  const { store_currency: currency, weight_unit: weightUnit } = settings
  const choices = { categories, collections, manufacturers, isStoreMaker: settings.store_is_maker, weightUnit }
  return { query: { ...query, page }, ...list, choices, currency, lastEdit, views }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/products'), 'products')

/** A preview changes nothing. After a 404 or 409, the list on the screen is outdated. */
export function shouldRevalidate({ formData, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (formData?.get('intent') === 'preview') return false
  return defaultShouldRevalidate || actionStatus === 409 || actionStatus === 404
}

const getFailureMessages = () =>
  ({
    show: adminText.productNotUpdated,
    delete: adminText.productNotDeleted,
    duplicate: adminText.productNotDuplicated,
    undo: adminText.changeNotUndone,
    dismiss: adminText.messageNotDismissed,
  }) as const

function toFailure(form: FormData): BulkResponse | { failed: string } {
  const intent = String(form.get('intent'))
  if (intent === 'preview') return { outcome: 'failed', message: adminText.bulkPreviewNotLoaded }
  if (intent !== 'apply') {
    return {
      failed:
        Object.entries(getFailureMessages()).find(([known]) => known === intent)?.[1] ?? getFailureMessages().show,
    }
  }
  const isDelete = form.get('kind') === 'delete'
  return { outcome: 'failed', message: isDelete ? adminText.productsNotDeleted : adminText.productsNotUpdated }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const form = await readForm(request)
  const isBulk = ['preview', 'apply'].includes(String(form.get('intent')))
  try {
    return isBulk ? await changeMany(form, admin.id) : await changeOne(form, admin.id)
  } catch (error) {
    log.error({ err: error }, 'products could not be changed')
    return data(toFailure(form), { status: 500 })
  }
}

async function changeOne(form: FormData, staffId: Id<'staff'>) {
  const input = parseForm(productRowInput, form)
  if (!input.ok) return data(toFailure(form), { status: 400 })
  const { value } = input
  switch (value.intent) {
    case 'show': {
      const isFound = await setShowOnHomepage(db, value.id, value.show === 'yes', staffId)
      return isFound ? data({ failed: null }) : data(toFailure(form), { status: 404 })
    }
    case 'delete':
      await deleteProduct(db, value.id, staffId)
      return data({ failed: null })
    case 'duplicate': {
      const copy = await duplicateProduct(db, value.id, staffId)
      if (!copy) return data(toFailure(form), { status: 404 })
      return redirect(`${href('/admin/products/edit/:id', { id: copy })}?created`)
    }
    case 'undo':
      return data({ undone: await undoBulkEdit(db, value.id, staffId) })
    case 'dismiss':
      await dismissBulkEdit(db, value.id, staffId)
      return data({ failed: null })
  }
}

async function changeMany(form: FormData, staffId: Id<'staff'>) {
  const input = parseForm(bulkInput, form, { lists: BULK_LISTS })
  if (!input.ok) return data<BulkResponse>({ outcome: 'rejected', errors: input.errors }, { status: 400 })
  const result = await bulkEdit(input.value, staffId)
  const isConflict = result.outcome === 'rejected' || result.outcome === 'stale'
  return data<BulkResponse>(result, { status: isConflict ? 409 : 200 })
}

async function bulkEdit({ intent, scope, edit, version }: BulkInput, staffId: Id<'staff'>) {
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
  return keepForm<unknown, BulkResponse | { failed: string }>(serverAction, toFailure(form))
}

const getStatusOptions = () => {
  const { all, ...texts } = adminText.statusFilter
  return { '': all, ...Object.fromEntries(PRODUCT_STATUSES.map((status) => [status, texts[status]])) }
}

const getShowOptions: () => Readonly<Record<ShowFilter | '', string>> = () => {
  const { all, ...texts } = adminText.showFilter
  return { '': all, ...texts }
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, hasMore, choices, currency, lastEdit, views } = loaderData
  const { categories, collections } = choices
  const [productToDelete, setProductToDelete] = useState<ProductRow | null>(null)
  const isLoading = useNavigation().location?.pathname === href('/admin/products')
  const search = toProductListSearch(query)
  const clear = search ? href('/admin/products') : null
  const selection = useRowSelection(
    rows.map(({ id }) => id),
    hasMore ? total + 1 : total, // more than the maximum, so that the bulk bar mentions the limit
  )
  const categoryOptions = new Map([
    ['', adminText.anyCategory],
    ...categories.map(({ slug, name }) => [slug, name] as const),
  ])
  const collectionOptions = Object.fromEntries(collections.map(({ id, name }) => [id, name]))
  const action = (
    <>
      <ViewListMenu views={views} exportTo={href('/admin/products/export')}>
        <Link to={href('/admin/import')}>{adminText.importFile}</Link>
      </ViewListMenu>
      <AdminButtonLink to={href('/admin/products/new')} look="primary">
        {adminText.addProduct}
      </AdminButtonLink>
    </>
  )
  return (
    <AdminPage title={adminText.products} action={action}>
      <ListFilters
        label={adminText.products}
        placeholder={adminText.searchProducts}
        q={query.q}
        clear={clear}
        action={action}
      >
        <FilterSelect name="status" label={adminText.status} value={query.status} options={getStatusOptions()} />
        <FilterSelect name="show" label={adminText.productsShown} value={query.show} options={getShowOptions()} />
        <div className="flex gap-2 max-md:basis-full md:contents">
          <FilterSelect
            name="category"
            label={adminText.category}
            value={query.category}
            options={categoryOptions}
            className="md:max-w-40"
          />
          <FilterSelect
            name="collection"
            label={adminText.collection}
            value={query.collection}
            options={{ '': adminText.anyCollection, ...collectionOptions }}
            className="md:max-w-40"
          />
        </div>
      </ListFilters>
      <ViewTabs views={views} />
      <BulkUndoBar edit={lastEdit} />
      <div className="index-list mt-4 rounded-field border border-line bg-paper">
        <BulkActions rows={selection} query={search} choices={choices} currency={currency} />
        {rows.length === 0 ? (
          <EmptyList noun={adminText.productsInSentence} clear={clear}>
            <AdminButtonLink to={href('/admin/products/new')}>{adminText.addFirstProduct}</AdminButtonLink>
          </EmptyList>
        ) : (
          <ProductTable
            rows={rows}
            query={query}
            categories={categories}
            selection={selection}
            isBusy={isLoading}
            onDelete={setProductToDelete}
          />
        )}
      </div>
      <Pages noun={adminText.productsInSentence} page={query.page} total={total} hasMore={hasMore} />
      <ProductDelete
        name={productToDelete?.name}
        formData={productToDelete && { intent: 'delete', id: productToDelete.id }}
        doneMessage={adminText.productDeleted}
        onClose={() => setProductToDelete(null)}
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.productsNotLoaded, BACK_TO.dashboard)
