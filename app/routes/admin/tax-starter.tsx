import { data, href, redirect } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { readMarkets } from '#app/pricing/read-markets.server.ts'
import { addStarterRates, readToday } from '#app/pricing/tax-rates.server.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { StarterForm } from '#app/pricing/taxes/starter-form.tsx'
import { listStarterSections } from '#app/pricing/taxes/starter-sections.ts'
import { STARTER_LISTS, starterInput } from '#app/pricing/taxes/tax-input.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { rejectForm } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/tax-starter'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const markets = await readMarkets(db)
  return { sections: listStarterSections(markets.flatMap(({ countries }) => countries)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(starterInput, await readForm(request), { lists: STARTER_LISTS })
  if (!input.ok)
    return data(rejectForm(Object.values(input.errors)[0] ?? adminText.chooseAtLeastOneCountry), { status: 400 })
  const added = await addStarterRates(db, input.value.country, admin.id, await readToday(db))
  throw redirect(`${href('/admin/taxes')}?${added > 0 ? 'added' : 'same'}=yes`)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function TaxStarter({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage width="columns" title={adminText.starterTable} back={BACK_TO.taxes}>
      <StarterForm {...loaderData} errors={actionData?.errors ?? null} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.starterNotLoaded, BACK_TO.taxes)
