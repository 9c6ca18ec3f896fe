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
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/invoice-settings'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { loaded: await findFormSettings(db, listFormKeys('invoices')) }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/invoices/settings'), 'the invoice settings')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await submitSettings(db, 'invoices', await readForm(request), admin.id)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function InvoiceSettings({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage width="form" title={getGroupLabel('invoices')} back={BACK_TO.invoices}>
      <SettingsGroupForm loaded={loaderData.loaded} result={actionData}>
        {(form) => (
          <Panel>
            <div className="field-grid">
              <SettingField name="invoices_automatic" form={form} />
              <div className="grid gap-4 md:grid-cols-2">
                <SettingFields names={['invoice_prefix', 'credit_note_prefix']} form={form} />
              </div>
              <SettingField name="invoice_footer" form={form} />
              <p className="text-base text-ink-2">
                {adminText.sellerLink.before}{' '}
                <TextLink isInText to={href('/admin/law/details')}>
                  {adminText.sellerLink.link}
                </TextLink>{' '}
                {adminText.sellerLink.between}{' '}
                <TextLink isInText to={href('/admin/taxes')}>
                  {adminText.sellerLink.taxes}
                </TextLink>
                .
              </p>
            </div>
          </Panel>
        )}
      </SettingsGroupForm>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.invoiceSettingsNotLoaded, BACK_TO.invoices)
