import { data, href } from 'react-router'
import { listCountryChoices } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { saveManufacturer } from '#app/catalog/manufacturers/admin/manufacturer-form.server.ts'
import { ManufacturerForm } from '#app/catalog/manufacturers/admin/manufacturer-form.tsx'
import { manufacturerInput } from '#app/catalog/manufacturers/admin/manufacturer-input.ts'
import { adminText } from '#app/catalog/manufacturers/admin-text.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { saveNew } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { reject } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/manufacturer-new'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { countries: listCountryChoices(COUNTRY_CODES) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const input = parseForm(manufacturerInput, await readForm(request))
  if (input.ok && input.value.isInDialog) {
    const saved = await saveManufacturer(db, null, input.value, staffId)
    if (saved.outcome === 'saved') return { added: saved.id }
    return data(reject(saved.outcome === 'rejected' ? saved.errors : {}), { status: 409 })
  }
  return await saveNew(input, {
    save: (input) => saveManufacturer(db, null, input, staffId),
    getSavedPath: () => `${href('/admin/manufacturers')}?saved=yes`,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function ManufacturerNew({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage width="form" title={adminText.newManufacturer} back={BACK_TO.manufacturers}>
      <ManufacturerForm
        manufacturer={null}
        {...loaderData}
        result={actionData && 'outcome' in actionData ? actionData : undefined}
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.manufacturerNotLoaded, BACK_TO.manufacturers)
