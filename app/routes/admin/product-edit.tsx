import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { listCountryChoices } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { ProductActions } from '#app/catalog/admin/products/product-actions.tsx'
import { ProductForm } from '#app/catalog/admin/products/product-form.tsx'
import { createHistoryFormatter, getHistoryLabels } from '#app/catalog/admin/products/product-history.ts'
import { readProductLaws } from '#app/catalog/admin/products/product-laws.server.ts'
import { hasGeneratedSlug, listCollectionChoices } from '#app/catalog/admin/products/products.server.ts'
import { StatusBadge } from '#app/catalog/admin/status-badge.tsx'
import { listCategories } from '#app/catalog/categories.server.ts'
import { listManufacturerChoices, readSafetySettings } from '#app/catalog/manufacturers.server.ts'
import { listLatestPrices } from '#app/catalog/prices/admin/price-history.server.ts'
import { PriceHistoryPanel } from '#app/catalog/prices/admin/price-history-panel.tsx'
import { ReductionNotes } from '#app/catalog/prices/admin/reduction-notes.tsx'
import { listReductionNotes } from '#app/catalog/prices/admin/reductions.server.ts'
import { productInput } from '#app/catalog/product-input.ts'
import { listGuideNames } from '#app/catalog/size-guides/size-guides.server.ts'
import { findStockedProduct } from '#app/catalog/variants.server.ts'
import { deleteProduct, duplicateProduct, saveProduct } from '#app/inventory/save-product.server.ts'
import { ProductStockHistory } from '#app/inventory/stock/stock-history-table.tsx'
import { listBackordered } from '#app/inventory/stock.server.ts'
import { listProductMovements } from '#app/inventory/stock-history.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { type Id, newId, requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm, keepInput } from '#app/operations/admin/keep-form.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { addOrderNumbers } from '#app/orders/orders.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { log } from '#app/platform/log.server.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { reject, rejectDeleted, rejectInput } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/product-edit'

const MAX_MOVEMENTS = 10
const MAX_PRICES = 5

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'product'>(params.id, adminText.productNotFound)
  const [
    product,
    settings,
    categories,
    collections,
    guides,
    manufacturers,
    changes,
    movements,
    backordered,
    prices,
    notes,
    safety,
    laws,
  ] = await Promise.all([
    findStockedProduct(db, id),
    readSettings(db),
    listCategories(db),
    listCollectionChoices(db),
    listGuideNames(db),
    listManufacturerChoices(db),
    listChanges(db, 'product', id),
    listProductMovements(db, id, MAX_MOVEMENTS),
    listBackordered(db, id),
    listLatestPrices(db, id, MAX_PRICES),
    listReductionNotes(db, id),
    readSafetySettings(db),
    readProductLaws(db),
  ])
  if (!product) throw notFound(adminText.productNotFound)
  const { store_currency: currency, weight_unit: weightUnit, low_stock_threshold: lowStockThreshold } = settings
  return {
    product,
    newId: newId<'product'>(), // for 'Save as a new product' after a deletion by someone else
    currency,
    weightUnit,
    lowStockThreshold,
    categories,
    collections,
    countries: listCountryChoices(COUNTRY_CODES),
    guides,
    manufacturers,
    isStoreMaker: settings.store_is_maker,
    changes,
    backordered,
    prices,
    notes,
    safety,
    laws,
    store: settings.store_name,
    movements: await addOrderNumbers(db, movements),
    hasGeneratedSlug: await hasGeneratedSlug(db, product),
  }
}

const command = z.strictObject({ intent: z.enum(['delete', 'duplicate']) })
type Intent = z.output<typeof command>['intent']
const getFailureMessages = () =>
  ({ delete: adminText.productNotDeleted, duplicate: adminText.productNotDuplicated }) as const

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'product'>(params.id, adminText.productNotFound)
  const form = await readForm(request)
  const requested = parseForm(command, form)
  if (requested.ok) return run(requested.value.intent, id, admin.id)
  const [{ store_currency: currency, weight_unit: weightUnit }, categories] = await Promise.all([
    readSettings(db),
    listCategories(db),
  ])
  const input = parseForm(productInput({ currency, categories, weightUnit }), form)
  if (!input.ok) return data(rejectInput(input), { status: 400 })
  const isNew = input.value.saveAsNew === 'yes'
  const saved = await saveProduct(db, isNew ? null : id, input.value, admin.id)
  if (saved.outcome === 'unconfirmed') return data(saved, { status: 409 })
  if (saved.outcome === 'saved' && isNew) throw redirect(buildCreatedUrl(saved.id))
  if (saved.outcome === 'not-found') return data(rejectDeleted(adminText.productInSentence), { status: 404 })
  if (saved.outcome === 'rejected') return data(reject(saved.errors), { status: 409 })
  const product = await findStockedProduct(db, id)
  if (!product) return data(rejectDeleted(adminText.productInSentence), { status: 404 })
  if (saved.outcome === 'saved') return { outcome: saved.outcome, current: product, filled: saved.filled }
  return data(reject(saved.errors, product), { status: 409 })
}

async function run(intent: Intent, id: Id<'product'>, staffId: Id<'staff'>) {
  try {
    if (intent === 'duplicate') {
      const copy = await duplicateProduct(db, id, staffId)
      return copy ? redirect(buildCreatedUrl(copy)) : data({ failed: getFailureMessages().duplicate }, { status: 404 })
    }
    await deleteProduct(db, id, staffId)
    return redirect(href('/admin/products'))
  } catch (error) {
    log.error({ err: error }, 'a product could not be changed')
    return data({ failed: getFailureMessages()[intent] }, { status: 500 })
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const requested = parseForm(command, await request.clone().formData())
  if (requested.ok) return keepForm(serverAction, { failed: getFailureMessages()[requested.value.intent] })
  return keepInput(serverAction)
}

function buildCreatedUrl(id: Id<'product'>): string {
  return `${href('/admin/products/edit/:id', { id })}?created=yes`
}

export default function ProductEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  const { product, changes, movements, prices, notes, ...store } = loaderData
  useShowOnce({ created: adminText.productCreated })
  const result = actionData && 'outcome' in actionData ? actionData : undefined
  const history = (
    <div className="grid gap-4">
      <PriceHistoryPanel productId={product.id} rows={prices} />
      <ProductStockHistory productId={product.id} rows={movements} />
      <ChangeHistory entries={changes} labels={getHistoryLabels()} valueText={createHistoryFormatter(store.currency)} />
    </div>
  )
  return (
    <AdminPage
      width="columns"
      title={product.name}
      note={<StatusBadge status={product.status} />}
      back={BACK_TO.products}
      menu={<ProductActions key={params.id} product={product} />}
    >
      <ProductForm
        key={params.id}
        product={product}
        {...store}
        result={result}
        history={history}
        priceNotes={<ReductionNotes notes={notes} />}
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.productNotLoaded, BACK_TO.products)
