import { data, href, redirect } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { errorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { applySetup } from '#app/operations/setup/apply-setup.server.ts'
import { CountryForm } from '#app/operations/setup/country-form.tsx'
import { SetupForm } from '#app/operations/setup/setup-form.tsx'
import { setupInput } from '#app/operations/setup/setup-input.ts'
import { readSetupPage } from '#app/operations/setup/setup-page.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { reject, rejectForm } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/setup'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  return readSetupPage(db, url.searchParams.get('country') ?? '')
}

const conflict = () => adminText.storeChanged

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(setupInput, await readForm(request))
  if (!input.ok) return data(reject(input.errors), { status: 400 })
  const saved = await applySetup(db, input.value, admin.id)
  if (saved.outcome === 'saved') throw redirect(`${href('/admin')}?set-up=yes`)
  // With this status the page's data is loaded again, including the version
  if (saved.outcome === 'conflict') return data(rejectForm(conflict()), { status: 200 })
  return data(reject(saved.errors), { status: 400 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

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
