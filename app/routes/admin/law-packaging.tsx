import { href, useNavigation } from 'react-router'
import { toDay } from '#app/lib/time-zone.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { adminText } from '#app/orders/packaging/admin-text.ts'
import { getPeriodRange, listPackagingPeriods, readPackagingPeriod } from '#app/orders/packaging/packaging-period.ts'
import { readPackagingReport } from '#app/orders/packaging/packaging-report.server.ts'
import { PackagingTable } from '#app/orders/packaging/packaging-table.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { SettingField, SettingFields } from '#app/store/settings/setting-field.tsx'
import { findFormSettings } from '#app/store/settings/settings-form.server.ts'
import { SettingsGroupForm } from '#app/store/settings/settings-group-form.tsx'
import { submitSettings } from '#app/store/settings/submit-settings.server.ts'
import { listFormKeys } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { ChoiceForm } from '#app/ui/admin/choice-form.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { ListMenu } from '#app/ui/admin/lists/list-menu.tsx'
import { SummaryPanel, SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import type { Route } from './+types/law-packaging'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const loaded = await findFormSettings(db, listFormKeys('packaging'))
  const { store_time_zone: zone, shipment_packaging: shipment } = loaded.settings
  const today = toDay(new Date(), zone)
  const period = readPackagingPeriod(url.searchParams, today)
  const report = await readPackagingReport(db, getPeriodRange(period, zone), shipment)
  return { period, periods: listPackagingPeriods(today, period), report, loaded }
}

const PATH = href('/admin/law/packaging')

export const clientLoader = keepOnError<typeof loader>(PATH, 'packaging report')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await submitSettings(db, 'packaging', await readForm(request), admin.id)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function LawPackaging({ actionData, loaderData }: Route.ComponentProps) {
  const { period, periods, report, loaded } = loaderData
  const { shipment_packaging: shipment, lucid_number, french_producer_numbers, slip_passports } = loaded.settings
  const isLoading = useNavigation().location?.pathname === PATH
  return (
    <AdminPage
      width="form"
      title={adminText.packagingReport}
      back={BACK_TO.law}
      menu={report.length > 0 && <ListMenu exportTo={href('/admin/law/packaging/export')} />}
    >
      <div className="rounded-field border border-line bg-paper px-4 pt-4 pb-2 md:px-5">
        <div className="mb-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <p className="max-w-[34ch] text-base text-ink-2">{adminText.reportHint}</p>
          <ChoiceForm label={adminText.packagingReport}>
            <SelectField name="period" label={adminText.shippedIn} defaultValue={period}>
              {periods.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </SelectField>
          </ChoiceForm>
        </div>
        <SummaryRow title={adminText.howItIsCalculated}>
          <p className="text-base text-ink-2">{adminText.calculationHint(shipment)}</p>
        </SummaryRow>
      </div>
      <div className="mt-4">
        {report.length === 0 ? (
          <div className="rounded-field border border-line bg-paper">
            <EmptyList noun={adminText.shipmentsInSentence} title={adminText.nothingShipped} clear={null} />
          </div>
        ) : (
          <PackagingTable report={report} isShipmentMissing={shipment === ''} isBusy={isLoading} />
        )}
      </div>
      <SettingsGroupForm loaded={loaded} result={actionData} className="mt-4">
        {(form) => (
          <>
            <SummaryPanel title={adminText.packagingPerShipment} summary={shipment || adminText.notSet}>
              <SettingField name="shipment_packaging" form={form} />
            </SummaryPanel>
            <SummaryPanel
              title={adminText.registrationNumbers}
              summary={[lucid_number, french_producer_numbers].filter(Boolean).join(', ') || adminText.notSet}
            >
              <div className="field-grid">
                <SettingFields names={['lucid_number', 'french_producer_numbers']} form={form} />
              </div>
            </SummaryPanel>
            <SummaryPanel
              title={adminText.packingSlips}
              summary={slip_passports ? adminText.withPassportCode : adminText.withoutPassportCode}
            >
              <SettingField name="slip_passports" form={form} />
            </SummaryPanel>
          </>
        )}
      </SettingsGroupForm>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.reportNotLoaded, BACK_TO.law)
