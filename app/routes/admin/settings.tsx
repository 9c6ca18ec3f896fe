import { data, href } from 'react-router'
import { COUNTRY_CODES } from '#app/features/addresses/country-codes.ts'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepInput } from '#app/features/admin/keep-form.ts'
import { keepOnError } from '#app/features/admin/keep-on-error.ts'
import { BackupPanel } from '#app/features/backups/backup-panel.tsx'
import { readBackupStatus } from '#app/features/backups/backup-runs.server.ts'
import { RepricingNote } from '#app/features/prices/admin/repricing-note.tsx'
import { listRepricings } from '#app/features/prices/admin/repricings.server.ts'
import { adminText } from '#app/features/settings/admin-text.ts'
import { listCurrencyChoices } from '#app/features/settings/currency-choices.ts'
import { listFormatChoices } from '#app/features/settings/format-choices.ts'
import { PageCachePanel } from '#app/features/settings/page-cache-panel.tsx'
import { readPageCache } from '#app/features/settings/page-cache-stats.server.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { historyText } from '#app/features/settings/settings-draft.ts'
import { settingLabels } from '#app/features/settings/settings-fields.ts'
import { findFormSettings, saveFormSettings } from '#app/features/settings/settings-form.server.ts'
import { SaveChanges, SettingsForm } from '#app/features/settings/settings-form.tsx'
import { settingsInput } from '#app/features/settings/settings-input.ts'
import { timeZoneChoices } from '#app/features/settings/time-zone-choices.ts'
import { DemoPanel } from '#app/features/setup/demo-panel.tsx'
import { listChanges } from '#app/features/staff/audit.server.ts'
import { ChangeHistory } from '#app/features/staff/change-history.tsx'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { countryChoices } from '#app/features/taxes/tax-place.ts'
import { parseForm } from '#app/lib/form.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { refused, refusedConflict, refusedForm } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/settings'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const [{ demo_content: isDemo }, loaded, changes, backups, repricings] = await Promise.all([
    readSettings(db),
    findFormSettings(db),
    listChanges(db, 'settings', null),
    readBackupStatus(db),
    listRepricings(db),
  ])
  return {
    isDemo,
    loaded,
    changes,
    backups,
    repricings,
    pageCache: readPageCache(),
    timeZones: timeZoneChoices(new Date()),
    formats: listFormatChoices(),
    currencies: listCurrencyChoices(),
    countries: countryChoices(COUNTRY_CODES),
  }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/settings'), 'the settings')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(settingsInput, await readForm(request))
  if (!input.ok) return data(refused(input.errors), { status: 400 })
  const saved = await saveFormSettings(db, input.value, admin.id)
  if (saved.outcome === 'refused') return data(refused(saved.errors), { status: 400 })
  const { outcome, current } = saved
  if (outcome === 'conflict') return data(refusedConflict(adminText.settingsWere, current), { status: 409 })
  return { outcome, current, fallbacks: input.value.fallbacks }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction, refusedForm)

export default function Settings({ actionData, loaderData }: Route.ComponentProps) {
  const { isDemo, loaded, changes, backups, repricings, pageCache, timeZones, formats, currencies, countries } =
    loaderData
  return (
    <AdminPage title={adminText.settings} action={<SaveChanges />}>
      <RepricingNote repricings={repricings} />
      <div className="grid max-w-[1120px] gap-4 xl:grid-cols-12">
        <div className="xl:col-span-8">
          <SettingsForm
            loaded={loaded}
            result={actionData}
            timeZones={timeZones}
            formats={formats}
            currencies={currencies}
            countries={countries}
          />
        </div>
        <div className="grid content-start gap-4 xl:col-span-4">
          <ChangeHistory
            entries={changes}
            labels={settingLabels()}
            valueText={historyText(loaded.settings.store_currency)}
          />
          {isDemo && <DemoPanel />}
          <BackupPanel status={backups} hasLink />
          <PageCachePanel stats={pageCache} />
        </div>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.settingsNotLoaded, BACK_TO.dashboard)
