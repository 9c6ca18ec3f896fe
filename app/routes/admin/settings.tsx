import { href } from 'react-router'
import { listCountryChoices } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { listCurrencyChoices } from '#app/base/money-formats.ts'
import { RepricingNote } from '#app/catalog/prices/admin/repricing-note.tsx'
import { listRepricings } from '#app/catalog/prices/admin/repricings.server.ts'
import { listTimeZoneChoices } from '#app/lib/zone-names.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { adminText } from '#app/store/settings/admin-text.ts'
import { listFormatChoices } from '#app/store/settings/format-choices.ts'
import { createHistoryFormatter } from '#app/store/settings/settings-draft.ts'
import { findFormSettings } from '#app/store/settings/settings-form.server.ts'
import { SaveChanges, SettingsForm } from '#app/store/settings/settings-form.tsx'
import { submitSettings } from '#app/store/settings/submit-settings.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { getSettingLabels, listFormKeys } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/settings'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const [loaded, changes, repricings, { demo_content: isDemo }] = await Promise.all([
    findFormSettings(db, listFormKeys('general')),
    listChanges(db, 'settings', null),
    listRepricings(db),
    readSettings(db),
  ])
  return {
    loaded,
    changes,
    repricings,
    isDemo,
    timeZones: listTimeZoneChoices(new Date()),
    formats: listFormatChoices(),
    currencies: listCurrencyChoices(),
    countries: listCountryChoices(COUNTRY_CODES),
  }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/settings'), 'the settings')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await submitSettings(db, 'general', await readForm(request), admin.id)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function Settings({ actionData, loaderData }: Route.ComponentProps) {
  const { loaded, changes, repricings, isDemo, ...choices } = loaderData
  return (
    <AdminPage width="form" title={adminText.settings} action={isDemo && <SaveChanges />}>
      <RepricingNote repricings={repricings} />
      <div className="grid gap-4">
        <SettingsForm loaded={loaded} result={actionData} isDemo={isDemo} {...choices} />
        <ChangeHistory
          entries={changes}
          labels={getSettingLabels()}
          valueText={createHistoryFormatter(loaded.settings.store_currency)}
        />
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.settingsNotLoaded, BACK_TO.dashboard)
