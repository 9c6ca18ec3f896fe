import { data, href } from 'react-router'
import { countryChoices } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { listCurrencyChoices } from '#app/base/money-formats.ts'
import { RepricingNote } from '#app/catalog/prices/admin/repricing-note.tsx'
import { listRepricings } from '#app/catalog/prices/admin/repricings.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { timeZoneChoices } from '#app/lib/zone-names.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { errorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { BackupPanel } from '#app/operations/backups/backup-panel.tsx'
import { readBackupStatus } from '#app/operations/backups/backup-runs.server.ts'
import { DemoPanel } from '#app/operations/setup/demo-panel.tsx'
import { PageCachePanel } from '#app/operations/system/page-cache-panel.tsx'
import { readPageCache } from '#app/operations/system/page-cache-stats.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { adminText } from '#app/store/settings/admin-text.ts'
import { listFormatChoices } from '#app/store/settings/format-choices.ts'
import { historyText } from '#app/store/settings/settings-draft.ts'
import { findFormSettings, saveFormSettings } from '#app/store/settings/settings-form.server.ts'
import { SaveChanges, SettingsForm } from '#app/store/settings/settings-form.tsx'
import { settingsInput } from '#app/store/settings/settings-input.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { settingLabels } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { reject, rejectConflict } from '#app/ui/admin/form-result.ts'
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
  if (!input.ok) return data(reject(input.errors), { status: 400 })
  const saved = await saveFormSettings(db, input.value, admin.id)
  if (saved.outcome === 'rejected') return data(reject(saved.errors), { status: 400 })
  const { outcome, current } = saved
  if (outcome === 'conflict') return data(rejectConflict(adminText.settingsWere, current), { status: 409 })
  return { outcome, current, fallbacks: input.value.fallbacks }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

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
