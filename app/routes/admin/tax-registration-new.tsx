import { href } from 'react-router'
import { listCountryChoices } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { saveNew } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listRegistrations } from '#app/pricing/stored-taxes.server.ts'
import { readToday } from '#app/pricing/tax-rates.server.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { RegistrationForm } from '#app/pricing/taxes/registration-form.tsx'
import { listSoldCountries } from '#app/pricing/taxes/sold-countries.server.ts'
import { registrationInput } from '#app/pricing/taxes/tax-input.ts'
import { saveRegistration } from '#app/pricing/taxes/tax-registrations.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/tax-registration-new'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const [{ store_country: home }, validFrom, others] = await Promise.all([
    readSettings(db),
    readToday(db),
    listRegistrations(db),
  ])
  const country = others.some((other) => other.country === home) ? '' : home
  const registration = { country, region: '', number: '', validFrom, version: '' }
  return { registration, countries: listCountryChoices(COUNTRY_CODES), soldTo: await listSoldCountries(db) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await saveNew(parseForm(registrationInput, await readForm(request)), {
    save: (input) => saveRegistration(db, null, input, admin.id),
    getSavedPath: () => `${href('/admin/taxes')}?registered=yes`,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function TaxRegistrationNew({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage width="form" title={adminText.newRegistration} back={BACK_TO.taxes}>
      <RegistrationForm {...loaderData} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.formNotLoaded, BACK_TO.taxes)
