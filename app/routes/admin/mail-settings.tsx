import { href } from 'react-router'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { adminText as mailText } from '#app/operations/mail/admin-text.ts'
import { isMailServerInEnvironment, readMailServerForm } from '#app/operations/mail/mail-server.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { SettingFields } from '#app/store/settings/setting-field.tsx'
import { findFormSettings } from '#app/store/settings/settings-form.server.ts'
import { SettingsGroupForm } from '#app/store/settings/settings-group-form.tsx'
import { submitSettings } from '#app/store/settings/submit-settings.server.ts'
import { getGroupLabel, getGroupPath, listFormKeys } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { SwitchList } from '#app/ui/admin/admin-field.tsx'
import { LinkedLine } from '#app/ui/admin/linked-line.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/mail-settings'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const [loaded, server] = await Promise.all([
    findFormSettings(db, listFormKeys('notifications')),
    readMailServerForm(db),
  ])
  return { loaded, isInEnvironment: isMailServerInEnvironment(), host: server.isStored ? server.host : null }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/settings/mail'), 'the email settings')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await submitSettings(db, 'notifications', await readForm(request), admin.id)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function MailSettings({ actionData, loaderData }: Route.ComponentProps) {
  const { loaded, isInEnvironment, host } = loaderData
  const email = loaded.settings.store_email
  const canSend = isInEnvironment || host !== null
  return (
    <AdminPage width="form" title={mailText.mailSettings}>
      <div className="grid gap-4">
        <Panel
          title={mailText.mailServer}
          action={canSend && <TextLink to={href('/admin/settings/mail/server')}>{mailText.changeServer}</TextLink>}
        >
          {canSend ? (
            <p className="text-base">
              {isInEnvironment || host === null ? mailText.serverByEnvironment : mailText.sentThrough(host)}
            </p>
          ) : (
            <Notice>
              <p>{mailText.noServer}</p>
              <AdminButtonLink look="primary" to={href('/admin/settings/mail/server')} className="mt-3">
                {mailText.setUpServer}
              </AdminButtonLink>
            </Notice>
          )}
        </Panel>
        <SettingsGroupForm loaded={loaded} result={actionData}>
          {(form) => (
            <Panel title={getGroupLabel('notifications')}>
              <div className="field-grid">
                {email === '' ? (
                  <LinkedLine {...adminText.noStoreEmail} to={getGroupPath('general')} />
                ) : (
                  <p className="text-base text-ink-2">
                    {canSend ? adminText.notificationsHint(email) : adminText.notificationsLater(email)}
                  </p>
                )}
                <SwitchList>
                  <SettingFields names={loaded.keys} form={form} />
                </SwitchList>
                <LinkedLine {...adminText.lowStockLink} to={getGroupPath('inventory')} />
              </div>
            </Panel>
          )}
        </SettingsGroupForm>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => mailText.mailSettingsNotLoaded, BACK_TO.settings)
