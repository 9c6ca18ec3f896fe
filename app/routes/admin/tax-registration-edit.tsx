import { data, href, redirect } from 'react-router'
import { COUNTRY_CODES } from '#app/features/addresses/country-codes.ts'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepInput } from '#app/features/admin/keep-form.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { adminText } from '#app/features/taxes/admin-text.ts'
import { RegistrationForm } from '#app/features/taxes/registration-form.tsx'
import { registrationInput } from '#app/features/taxes/tax-input.ts'
import { countryChoices } from '#app/features/taxes/tax-place.ts'
import { findRegistration, saveRegistration } from '#app/features/taxes/tax-registrations.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { refused, refusedConflict, refusedForm } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/tax-registration-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const registration = await findRegistration(db, idFrom<'tax-registration'>(params.id, adminText.registrationNotFound))
  if (!registration) throw notFound(adminText.registrationNotFound)
  return { registration, countries: countryChoices(COUNTRY_CODES) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = idFrom<'tax-registration'>(params.id, adminText.registrationNotFound)
  const input = parseForm(registrationInput, await readForm(request))
  if (!input.ok) return data(refused(input.errors), { status: 400 })
  const saved = await saveRegistration(db, id, input.value, admin.id)
  if (saved.outcome === 'saved') throw redirect(`${href('/admin/taxes')}?registered=yes`)
  if (saved.outcome === 'refused') return data(refused(saved.errors), { status: 409 })
  const current = await findRegistration(db, id)
  if (current) return data(refusedConflict(adminText.registrationConflictSubject, current), { status: 409 })
  return data(refusedForm(adminText.registrationGone), {
    status: 404,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction, refusedForm)

export default function TaxRegistrationEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  return (
    <AdminPage title={adminText.registration}>
      <BackLink {...BACK_TO.taxes} />
      <RegistrationForm key={params.id} {...loaderData} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.registrationNotLoaded, BACK_TO.taxes)
