import { data, href } from 'react-router'
import { countryName } from '#app/base/countries.ts'
import { formatPpm } from '#app/base/rates.ts'
import { parseForm } from '#app/lib/form.ts'
import { readFields } from '#app/lib/json.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listRegistrations } from '#app/pricing/stored-taxes.server.ts'
import { getPlaceName, getRegionName } from '#app/pricing/tax-destination.ts'
import { listRates, readToday, removeRate } from '#app/pricing/tax-rates.server.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { RatesPanel } from '#app/pricing/taxes/rates-panel.tsx'
import { RegistrationsPanel } from '#app/pricing/taxes/registrations-panel.tsx'
import { removalInput } from '#app/pricing/taxes/tax-input.ts'
import { groupRatesByCountry } from '#app/pricing/taxes/tax-list.ts'
import { removeRegistration } from '#app/pricing/taxes/tax-registrations.server.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { readSettings } from '#app/store/settings.server.ts'
import { getGroupPath } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/taxes'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const [settings, rates, registrations, changes] = await Promise.all([
    readSettings(db),
    listRates(db),
    listRegistrations(db),
    listChanges(db, 'taxes', null),
  ])
  const today = toDay(new Date(), settings.store_time_zone)
  const countries = groupRatesByCountry(rates, registrations, today).map(({ country, rows }) => ({
    country,
    name: countryName(country),
    rows: rows.map((row) => ({ ...row, name: getRegionName(row) })),
  }))
  return {
    countries: countries.toSorted((a, b) => a.name.localeCompare(b.name)),
    registrations: registrations.map((row) => ({ ...row, place: getPlaceName(row) })),
    isEnabled: settings.enable_tax,
    override: settings.tax_rate,
    changes,
  }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/taxes'), 'taxes')

const DONE: FailureResult = { failed: null }
const getFailure: () => FailureResult = () => ({ failed: adminText.notRemoved })
const getBegunFailure: () => FailureResult = () => ({ failed: adminText.rateBegun })

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const input = parseForm(removalInput, await readForm(request))
  if (!input.ok) return data(getFailure(), { status: 400 })
  const { value } = input
  if (value.intent === 'remove-registration') {
    await removeRegistration(db, value.id, staffId)
    return data(DONE)
  }
  const isRemoved = await removeRate(db, value.id, staffId, await readToday(db))
  return isRemoved ? data(DONE) : data(getBegunFailure(), { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, getFailure())

export default function Taxes({ loaderData }: Route.ComponentProps) {
  const { countries, registrations, isEnabled, override, changes } = loaderData
  useShowOnce({
    saved: adminText.taxRateSaved,
    registered: adminText.registrationSaved,
    added: adminText.starterRatesAdded,
    same: adminText.starterRatesKnown,
    removed: adminText.registrationRemoved,
  })
  return (
    <AdminPage width="columns" title={adminText.taxes}>
      <OverrideNotice isEnabled={isEnabled} override={override} />
      <div className="grid items-start gap-4 xl:grid-cols-12">
        <div className="xl:col-span-7">
          <RatesPanel countries={countries} />
        </div>
        <div className="grid gap-4 xl:col-span-5">
          <RegistrationsPanel registrations={registrations} />
          <ChangeHistory entries={changes} labels={toIdentityLabels(changes)} />
        </div>
      </div>
    </AdminPage>
  )
}

/** Maps each recorded name to itself, because these names are displayed text already. */
function toIdentityLabels(changes: Route.ComponentProps['loaderData']['changes']): Record<string, string> {
  return Object.fromEntries(
    changes.flatMap((entry) => Object.keys(readFields(entry.changes)).map((name) => [name, name])),
  )
}

type OverrideNoticeProps = { readonly isEnabled: boolean; readonly override: number }

function OverrideNotice({ isEnabled, override }: OverrideNoticeProps) {
  if (isEnabled && override === 0) return null
  return (
    <Notice className="mb-4">
      {isEnabled ? adminText.overridden(formatPpm(override, 10_000)) : adminText.taxOff}
      <TextLink to={getGroupPath('pricing')} isInText>
        {adminText.toPricing}
      </TextLink>
    </Notice>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.taxesNotLoaded, BACK_TO.settings)
