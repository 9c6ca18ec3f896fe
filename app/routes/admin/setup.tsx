import { data, href, redirect } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepInput } from '#app/features/admin/keep-form.ts'
import { adminText } from '#app/features/setup/admin-text.ts'
import { applySetup } from '#app/features/setup/apply-setup.server.ts'
import { CountryForm } from '#app/features/setup/country-form.tsx'
import { SetupForm } from '#app/features/setup/setup-form.tsx'
import { setupInput } from '#app/features/setup/setup-input.ts'
import { readSetupPage } from '#app/features/setup/setup-page.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { refused, refusedForm } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/setup'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  return readSetupPage(db, url.searchParams.get('country') ?? '')
}

const conflict = () => adminText.storeChanged

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(setupInput, await readForm(request))
  if (!input.ok) return data(refused(input.errors), { status: 400 })
  const saved = await applySetup(db, input.value, admin.id)
  if (saved.outcome === 'saved') throw redirect(`${href('/admin')}?set-up=yes`)
  // With this status the page's data is loaded again, and with it the version
  if (saved.outcome === 'conflict') return data(refusedForm(conflict()), { status: 200 })
  return data(refused(saved.errors), { status: 400 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction, refusedForm)

export default function Setup({ actionData, loaderData }: Route.ComponentProps) {
  const { country, countries, proposal, currencies, timeZones } = loaderData
  return (
    <AdminPage title={adminText.setupTitle}>
      <BackLink {...BACK_TO.dashboard} />
      <CountryForm key={country} country={country} countries={countries} />
      {proposal && (
        <SetupForm
          key={proposal.country}
          proposal={proposal}
          currencies={currencies}
          timeZones={timeZones}
          errors={actionData?.errors ?? null}
        />
      )}
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.setupNotLoaded, BACK_TO.dashboard)
