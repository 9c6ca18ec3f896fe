import { href } from 'react-router'
import { listCountryChoices } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { saveEdit } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { getPlaceName } from '#app/pricing/tax-destination.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { RegistrationForm } from '#app/pricing/taxes/registration-form.tsx'
import { listSoldCountries } from '#app/pricing/taxes/sold-countries.server.ts'
import { registrationInput } from '#app/pricing/taxes/tax-input.ts'
import { findRegistration, saveRegistration } from '#app/pricing/taxes/tax-registrations.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/tax-registration-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const registration = await findRegistration(
    db,
    requireId<'tax-registration'>(params.id, adminText.registrationNotFound),
  )
  if (!registration) throw notFound(adminText.registrationNotFound)
  return {
    registration,
    place: getPlaceName(registration),
    countries: listCountryChoices(COUNTRY_CODES),
    soldTo: await listSoldCountries(db),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'tax-registration'>(params.id, adminText.registrationNotFound)
  return await saveEdit(parseForm(registrationInput, await readForm(request)), {
    save: (input) => saveRegistration(db, input.saveAsNew ? null : id, input, admin.id),
    getSavedPath: () => `${href('/admin/taxes')}?registered=yes`,
    findCurrent: () => findRegistration(db, id),
    noun: adminText.registrationInSentence,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function TaxRegistrationEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  return (
    <AdminPage width="form" title={adminText.registrationNamed(loaderData.place)} back={BACK_TO.taxes}>
      <RegistrationForm key={params.id} {...loaderData} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.registrationNotLoaded, BACK_TO.taxes)
