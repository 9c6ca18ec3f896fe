import { href } from 'react-router'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { SettingField, SettingFields } from '#app/store/settings/setting-field.tsx'
import { findFormSettings } from '#app/store/settings/settings-form.server.ts'
import { SettingsGroupForm } from '#app/store/settings/settings-group-form.tsx'
import { submitSettings } from '#app/store/settings/submit-settings.server.ts'
import { getGroupLabel, listFormKeys } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import type { Route } from './+types/law-details'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { loaded: await findFormSettings(db, listFormKeys('legal')) }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/law/details'), 'the legal details')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await submitSettings(db, 'legal', await readForm(request), admin.id)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function LawDetails({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage width="form" title={getGroupLabel('legal')} back={BACK_TO.law}>
      <SettingsGroupForm loaded={loaderData.loaded} result={actionData}>
        {(form) => (
          <>
            <Panel title={adminText.seller}>
              <div className="field-grid">
                <SettingFields names={['legal_name', 'legal_address']} form={form} />
              </div>
            </Panel>
            <Panel title={adminText.productSafety}>
              <div className="field-grid">
                <SettingFields names={['store_is_maker', 'eu_responsible_person']} form={form} />
              </div>
            </Panel>
            <SummaryPanel
              title={adminText.accessibility}
              summary={loaderData.loaded.settings.accessibility_authority || adminText.accessibilitySummary}
            >
              <SettingField name="accessibility_authority" form={form} />
            </SummaryPanel>
          </>
        )}
      </SettingsGroupForm>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.legalDetailsNotLoaded, BACK_TO.law)
