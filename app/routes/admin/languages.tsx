import { href, redirect } from 'react-router'
import { parseInput } from '#app/lib/form.ts'
import { pick } from '#app/lib/keys.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { AddLanguageForm } from '#app/operations/languages/add-language-form.tsx'
import { addLanguageInput, NEW_MARKET } from '#app/operations/languages/add-language-input.ts'
import { adminText } from '#app/operations/languages/admin-text.ts'
import {
  listAvailableLanguages,
  listLanguageRows,
  MAX_COUNTED_ORDERS,
} from '#app/operations/languages/language-rows.server.ts'
import { LanguageTable } from '#app/operations/languages/language-table.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readMarkets } from '#app/pricing/read-markets.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import type { Route } from './+types/languages'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const markets = (await readMarkets(db)).map((market) => pick(market, ['id', 'name']))
  const error = url.searchParams.has('language') ? openMarketForm(url.searchParams, markets) : undefined
  const rows = await listLanguageRows(db)
  return { rows, further: listAvailableLanguages(rows), maxOrders: MAX_COUNTED_ORDERS, markets, error }
}

/** Returns the reason why the form cannot be opened. @throws a redirect to the form */
function openMarketForm(query: URLSearchParams, markets: readonly { readonly id: string }[]): string {
  const input = parseInput(addLanguageInput, Object.fromEntries(query))
  if (!input.ok) return Object.values(input.errors)[0] ?? ''
  const { market, language } = input.value
  const isNew = market === NEW_MARKET
  if (!isNew && !markets.some(({ id }) => id === market)) return adminText.marketDeleted
  const form = isNew ? href('/admin/markets/new') : href('/admin/markets/edit/:id', { id: market })
  throw redirect(`${form}?${new URLSearchParams({ language })}#${getFieldId('locales')}`)
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/languages'), 'languages')

export default function Languages({ loaderData }: Route.ComponentProps) {
  const { rows, further, maxOrders, markets, error } = loaderData
  return (
    <AdminPage width="form" title={adminText.languages}>
      <p className="text-base text-ink-2">{adminText.languagesHint}</p>
      <div className="mt-4 rounded-field border border-line bg-paper">
        <LanguageTable rows={rows} maxOrders={maxOrders} />
      </div>
      <AddLanguageForm languages={further} markets={markets} error={error} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.notLoaded, BACK_TO.settings)
