import { eq } from 'drizzle-orm'
import { data, href, redirect } from 'react-router'
import { listCountryChoices } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { readProductSample } from '#app/catalog/admin/product-sample.server.ts'
import { ProductSamplePanel } from '#app/catalog/admin/product-sample-panel.tsx'
import {
  deleteManufacturer,
  findEditableManufacturer,
  saveManufacturer,
} from '#app/catalog/manufacturers/admin/manufacturer-form.server.ts'
import { ManufacturerForm } from '#app/catalog/manufacturers/admin/manufacturer-form.tsx'
import { manufacturerInput, manufacturerRemoval } from '#app/catalog/manufacturers/admin/manufacturer-input.ts'
import { ManufacturerRemoval } from '#app/catalog/manufacturers/admin/manufacturer-removal.tsx'
import { adminText } from '#app/catalog/manufacturers/admin-text.ts'
import { listManufacturerChoices } from '#app/catalog/manufacturers.server.ts'
import { products } from '#app/catalog/products.table.ts'
import { parseForm } from '#app/lib/form.ts'
import { type Id, requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepEdit } from '#app/operations/admin/keep-form.ts'
import { saveEdit } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/manufacturer-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'manufacturer'>(params.id, adminText.manufacturerNotFound)
  const [manufacturer, sample, all, settings, history] = await Promise.all([
    findEditableManufacturer(db, id),
    readProductSample(db, eq(products.manufacturerId, id)),
    listManufacturerChoices(db),
    readSettings(db),
    listChanges(db, 'manufacturer', id),
  ])
  if (!manufacturer) throw notFound(adminText.manufacturerNotFound)
  return {
    manufacturer,
    sample,
    others: all.filter((other) => other.id !== id),
    isStoreMaker: settings.store_is_maker,
    history,
    countries: listCountryChoices(COUNTRY_CODES),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const id = requireId<'manufacturer'>(params.id, adminText.manufacturerNotFound)
  const form = await readForm(request)
  if (form.get('intent') === 'delete') return await remove(id, form, staffId)
  return await saveEdit(parseForm(manufacturerInput, form), {
    save: (input) => saveManufacturer(db, input.saveAsNew ? null : id, input, staffId),
    getSavedPath: () => `${href('/admin/manufacturers')}?saved=yes`,
    findCurrent: () => findEditableManufacturer(db, id),
    noun: adminText.manufacturerInSentence,
  })
}

async function remove(id: Id<'manufacturer'>, form: FormData, staffId: Id<'staff'>) {
  const removal = parseForm(manufacturerRemoval, form)
  if (removal.ok && (await deleteManufacturer(db, id, removal.value.replacement, staffId))) {
    throw redirect(`${href('/admin/manufacturers')}?deleted=yes`)
  }
  return data({ failed: adminText.stillUsed }, { status: 409 })
}

export const clientAction = (args: Route.ClientActionArgs) => keepEdit(args, adminText.manufacturerNotDeleted)

export default function ManufacturerEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  const { manufacturer, sample, others, isStoreMaker, history, countries } = loaderData
  const without = isStoreMaker ? adminText.madeByStore : adminText.notStated
  return (
    <AdminPage
      width="columns"
      title={manufacturer.maker || adminText.unnamed}
      back={BACK_TO.manufacturers}
      menu={<ManufacturerRemoval products={sample.total} others={others} noneLabel={without} />}
    >
      <ManufacturerForm
        key={params.id}
        manufacturer={manufacturer}
        countries={countries}
        result={actionData && 'outcome' in actionData ? actionData : undefined}
        side={
          <>
            <ProductSamplePanel
              title={adminText.usedByProducts(sample.total)}
              sample={sample}
              empty={adminText.notUsed}
            />
            <ChangeHistory entries={history} labels={adminText.historyLabels} />
          </>
        }
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.manufacturerNotLoaded, BACK_TO.manufacturers)
