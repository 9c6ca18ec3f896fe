import { href } from 'react-router'
import { formatNumberInSeries, getSeries, YEAR } from '#app/base/invoice-number.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { listSeries } from '#app/payments/invoices/invoice-list.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { SettingField } from '#app/store/settings/setting-field.tsx'
import { findFormSettings } from '#app/store/settings/settings-form.server.ts'
import { SettingsGroupForm } from '#app/store/settings/settings-group-form.tsx'
import { submitSettings } from '#app/store/settings/submit-settings.server.ts'
import type { SettingsFormState } from '#app/store/settings/use-settings-form.ts'
import { getGroupLabel, listFormKeys } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { InsertMenu } from '#app/ui/admin/insert-menu.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/invoice-settings'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const loaded = await findFormSettings(db, listFormKeys('invoices'))
  return { loaded, series: await listSeries(db), today: toDay(new Date(), loaded.settings.store_time_zone) }
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
                <PrefixField name="invoice_prefix" form={form} {...loaderData} formatHint={adminText.nextInvoice} />
                <PrefixField
                  name="credit_note_prefix"
                  form={form}
                  {...loaderData}
                  formatHint={adminText.nextCreditNote}
                />
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

type PrefixFieldProps = Pick<Route.ComponentProps['loaderData'], 'series' | 'today'> & {
  readonly name: 'invoice_prefix' | 'credit_note_prefix'
  readonly form: SettingsFormState
  readonly formatHint: (number: string) => string
}

/** Shows which number the next document would have with the typed prefix. */
function PrefixField({ name, form, series, today, formatHint }: PrefixFieldProps) {
  const prefix = String(form.draft[name] ?? '')
  const typed = getSeries(prefix, today)
  const last = series.find((other) => other.series === typed)?.last ?? 0
  return (
    <SettingField
      name={name}
      form={form}
      hint={formatHint(formatNumberInSeries(typed, last + 1))}
      action={
        <InsertMenu
          field={getFieldId(name)}
          values={[{ text: YEAR, label: adminText.yearValue }]}
          onInsert={(text) => form.set({ [name]: text })}
        />
      }
    />
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.invoiceSettingsNotLoaded, BACK_TO.invoices)
