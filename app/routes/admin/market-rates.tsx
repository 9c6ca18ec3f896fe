import { data, Form, href, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { RepricingNote } from '#app/catalog/prices/admin/repricing-note.tsx'
import { listRepricings } from '#app/catalog/prices/admin/repricings.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { fetchRates } from '#app/operations/markets/rates/fetch-rates.server.ts'
import { FetchedRates, RatesTable } from '#app/operations/markets/rates/rates-table.tsx'
import { listCurrentRates, readRatesPreview, saveRates } from '#app/operations/markets/rates/save-rates.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { formVersion } from '#app/ui/admin/form-version.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/market-rates'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const [rates, repricings] = await Promise.all([listCurrentRates(db), listRepricings(db)])
  return { rates, repricings, host: new URL(env.RATES_URL).host }
}

/** `keys` contains the keys of the selected rows in one field, separated by spaces. */
const input = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('fetch') }),
  z.strictObject({
    intent: z.literal('save'),
    version: formVersion,
    keys: z.string().transform((keys) => keys.split(' ')),
  }),
])

const getFailure = () => ({ preview: null, failed: adminText.ratesNotSaved })

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const command = parseForm(input, await readForm(request))
  if (!command.ok) return data(getFailure(), { status: 400 })
  const fetched = await fetchRates({ url: env.RATES_URL })
  if (!fetched.ok) return data({ preview: null, failed: fetched.message }, { status: 422 })
  if (command.value.intent === 'fetch')
    return data({ preview: await readRatesPreview(db, fetched.rates), failed: null })
  const saved = await saveRates(db, fetched.rates, command.value, admin.id)
  if (saved.outcome === 'changed')
    return data({ preview: saved.preview, failed: adminText.ratesChanged }, { status: 409 })
  throw redirect(`${href('/admin/markets/rates')}?saved=yes`)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, getFailure())

export default function MarketRates({ actionData, loaderData }: Route.ComponentProps) {
  const { rates, repricings, host } = loaderData
  const navigation = useNavigation()
  const intent = navigation.formData?.get('intent')
  const preview = actionData?.preview ?? null
  useShowOnce({ saved: adminText.ratesSaved })
  return (
    <AdminPage width="form" title={adminText.exchangeRates} back={BACK_TO.markets}>
      <RepricingNote repricings={repricings} />
      {actionData?.failed && <ErrorBanner className="mb-4">{actionData.failed}</ErrorBanner>}
      <Panel
        title={preview ? adminText.fetchedRatesDated(formatDay(preview.day)) : adminText.currentRates}
        action={
          rates.length > 0 && (
            <Form method="post">
              <input type="hidden" name="intent" value="fetch" />
              <AdminButton type="submit" look={preview ? 'secondary' : 'primary'} busy={intent === 'fetch'}>
                {intent === 'fetch' ? adminText.fetching : adminText.fetchRates}
              </AdminButton>
            </Form>
          )
        }
      >
        {rates.length === 0 && <p className="text-base text-ink-2">{adminText.noRatesNeeded}</p>}
        {rates.length > 0 && !preview && <p className="mt-5 mb-4 text-base text-ink-2">{adminText.fetchHint(host)}</p>}
        {preview ? (
          <FetchedRates key={preview.version} rates={rates} preview={preview} isSaving={intent === 'save'} />
        ) : (
          rates.length > 0 && <RatesTable rates={rates} />
        )}
      </Panel>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.ratesNotLoaded, BACK_TO.markets)
