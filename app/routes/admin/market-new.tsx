import { href } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { saveNew } from '#app/operations/admin/save-form.server.ts'
import { createAddedLocale } from '#app/operations/markets/added-locale.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { readMarketChoices } from '#app/operations/markets/market-choices.server.ts'
import { addMarket } from '#app/operations/markets/market-form.server.ts'
import { MarketForm } from '#app/operations/markets/market-form.tsx'
import { marketInput } from '#app/operations/markets/market-input.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { readMarkets } from '#app/pricing/read-markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/market-new'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const all = await readMarkets(db)
  const added = createAddedLocale(url.searchParams.get('language'), null, all)
  return { choices: await readMarketChoices(db, all, null), added }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const { store_currency: storeCurrency } = await readSettings(db)
  const schema = marketInput({ storeCurrency, isPrimary: false, isOpen: false })
  return await saveNew(parseForm(schema, await readForm(request)), {
    save: (input) => addMarket(db, input, admin.id),
    getSavedPath: ({ id }) => `${href('/admin/markets/edit/:id', { id })}?saved=yes`,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function MarketNew({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage width="columns" title={adminText.newMarket} back={BACK_TO.markets}>
      <MarketForm market={null} {...loaderData} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.formNotLoaded, BACK_TO.markets)
