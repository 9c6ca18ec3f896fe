import { href, redirect } from 'react-router'
import { addArticles, listCountryChoices } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepEdit } from '#app/operations/admin/keep-form.ts'
import { saveEdit } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { getPlaceName } from '#app/pricing/tax-destination.ts'
import { listRates, readToday } from '#app/pricing/tax-rates.server.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { RegistrationForm } from '#app/pricing/taxes/registration-form.tsx'
import { listSoldCountries } from '#app/pricing/taxes/sold-countries.server.ts'
import { registrationInput } from '#app/pricing/taxes/tax-input.ts'
import { formatCurrentRate } from '#app/pricing/taxes/tax-list.ts'
import { findRegistration, removeRegistration, saveRegistration } from '#app/pricing/taxes/tax-registrations.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { RecordMenu } from '#app/ui/admin/record-menu.tsx'
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
    rate: formatCurrentRate(await listRates(db), registration, await readToday(db)),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'tax-registration'>(params.id, adminText.registrationNotFound)
  const form = await readForm(request)
  if (form.get('intent') === 'delete') {
    await removeRegistration(db, id, admin.id)
    throw redirect(`${href('/admin/taxes')}?removed=yes`)
  }
  return await saveEdit(parseForm(registrationInput, form), {
    save: (input) => saveRegistration(db, input.saveAsNew ? null : id, input, admin.id),
    getSavedPath: () => `${href('/admin/taxes')}?registered=yes`,
    findCurrent: () => findRegistration(db, id),
    noun: adminText.registrationInSentence,
  })
}

export const clientAction = (args: Route.ClientActionArgs) => keepEdit(args, adminText.registrationNotDeleted)

export default function TaxRegistrationEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  const { place, ...form } = loaderData
  return (
    <AdminPage
      width="form"
      title={adminText.registrationNamed(place)}
      back={BACK_TO.taxes}
      menu={
        <RecordMenu
          deletion={{
            title: adminText.confirmRemoveRegistration,
            confirmLabel: adminText.removeRegistration,
            effects: adminText.chargedNoTax(addArticles(place)),
          }}
        />
      }
    >
      <RegistrationForm
        key={params.id}
        {...form}
        result={actionData && 'outcome' in actionData ? actionData : undefined}
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.registrationNotLoaded, BACK_TO.taxes)
