import { data, href, Link, redirect } from 'react-router'
import { listCountryChoices } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { ProductForm } from '#app/catalog/admin/products/product-form.tsx'
import { readProductLaws } from '#app/catalog/admin/products/product-laws.server.ts'
import { listCollectionChoices } from '#app/catalog/admin/products/products.server.ts'
import { listCategories } from '#app/catalog/categories.server.ts'
import { listManufacturerChoices, readSafetySettings } from '#app/catalog/manufacturers.server.ts'
import { productInput } from '#app/catalog/product-input.ts'
import { listGuideNames } from '#app/catalog/size-guides/size-guides.server.ts'
import { saveProduct } from '#app/inventory/save-product.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { newId } from '#app/lib/id.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { reject, rejectInput } from '#app/ui/admin/form-result.ts'
import { RecordMenu } from '#app/ui/admin/record-menu.tsx'
import type { Route } from './+types/product-new'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const [settings, categories, collections, guides, manufacturers, safety, laws] = await Promise.all([
    readSettings(db),
    listCategories(db),
    listCollectionChoices(db),
    listGuideNames(db),
    listManufacturerChoices(db),
    readSafetySettings(db),
    readProductLaws(db),
  ])
  const { store_currency: currency, weight_unit: weightUnit, low_stock_threshold: lowStockThreshold } = settings
  return {
    newId: newId<'product'>(),
    currency,
    weightUnit,
    lowStockThreshold,
    categories,
    collections,
    guides,
    manufacturers,
    isStoreMaker: settings.store_is_maker,
    safety,
    laws,
    store: settings.store_name,
    countries: listCountryChoices(COUNTRY_CODES),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const [{ store_currency: currency, weight_unit: weightUnit }, categories] = await Promise.all([
    readSettings(db),
    listCategories(db),
  ])
  const input = parseForm(productInput({ currency, categories, weightUnit }), await readForm(request))
  if (!input.ok) return data(rejectInput(input), { status: 400 })
  const saved = await saveProduct(db, null, input.value, admin.id)
  if (saved.outcome === 'saved') throw redirect(`${href('/admin/products/edit/:id', { id: saved.id })}?created=yes`)
  if (saved.outcome === 'unconfirmed') return data(saved, { status: 409 })
  const errors = saved.outcome === 'not-found' ? {} : saved.errors
  return data(reject(errors), { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function ProductNew({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      width="columns"
      title={adminText.newProduct}
      back={BACK_TO.products}
      menu={
        <RecordMenu>
          <Link to={href('/admin/products/drafts')}>{adminText.fromPhotos}</Link>
        </RecordMenu>
      }
    >
      <ProductForm product={null} {...loaderData} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.productNotLoaded, BACK_TO.products)
