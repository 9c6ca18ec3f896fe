import { useState } from 'react'
import { data, href, useNavigation } from 'react-router'
import { adminText } from '#app/content/newsletter/admin-text.ts'
import {
  listSubscriberRows,
  needsConsentColumn,
  type Subscriber,
  unsubscribe,
} from '#app/content/newsletter/subscriber-list.server.ts'
import { SubscriberTable } from '#app/content/newsletter/subscriber-table.tsx'
import { parseId } from '#app/lib/id.ts'
import { readPage, readSearch } from '#app/lib/list-query.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepSettings } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { log } from '#app/platform/log.server.ts'
import { SettingField } from '#app/store/settings/setting-field.tsx'
import { findFormSettings } from '#app/store/settings/settings-form.server.ts'
import { SettingsGroupForm } from '#app/store/settings/settings-group-form.tsx'
import { isSettingsForm, submitSettings } from '#app/store/settings/submit-settings.server.ts'
import { getGroupLabel, listFormKeys } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { ListMenu } from '#app/ui/admin/lists/list-menu.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/subscribers'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const q = readSearch(url.searchParams)
  const [{ page, ...list }, hasConsents, loaded] = await Promise.all([
    listSubscriberRows(db, { q, page: readPage(url.searchParams) }),
    needsConsentColumn(db),
    findFormSettings(db, listFormKeys('newsletter')),
  ])
  return { query: { q, page }, hasConsents, loaded, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/subscribers'), 'subscribers')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const form = await readForm(request)
  if (isSettingsForm(form)) return await submitSettings(db, 'newsletter', form, admin.id)
  const id = parseId<'subscriber'>(String(form.get('id')))
  if (!id) return data<FailureResult>({ failed: adminText.notUnsubscribed }, { status: 400 })
  try {
    await unsubscribe(db, id, admin.id)
    return data<FailureResult>({ failed: null })
  } catch (error) {
    log.error({ err: error }, 'a subscription could not be ended')
    return data<FailureResult>({ failed: adminText.notUnsubscribed }, { status: 500 })
  }
}

export const clientAction = (args: Route.ClientActionArgs) => keepSettings(args, { failed: adminText.notUnsubscribed })

export default function Subscribers({ actionData, loaderData }: Route.ComponentProps) {
  const { query, hasConsents, loaded, rows, total, hasMore } = loaderData
  const [subscriberToRemove, setSubscriberToRemove] = useState<Subscriber | null>(null)
  const clear = query.q ? href('/admin/subscribers') : null
  const isLoading = useNavigation().location?.pathname === href('/admin/subscribers')
  const action = <ListMenu exportTo={href('/admin/subscribers/export')} />
  return (
    <AdminPage title={adminText.subscribers} action={action}>
      <ListFilters
        label={adminText.subscribers}
        placeholder={adminText.searchByEmail}
        q={query.q}
        clear={clear}
        action={action}
      />
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.emptyNoun} clear={clear} hint={adminText.emptyHint} />
        ) : (
          <SubscriberTable
            isBusy={isLoading}
            rows={rows}
            hasConsents={hasConsents}
            onUnsubscribe={setSubscriberToRemove}
          />
        )}
      </div>
      <Pages noun={adminText.emptyNoun} page={query.page} total={total} hasMore={hasMore} />
      <SettingsGroupForm loaded={loaded} result={actionData} className="mt-6">
        {(form) => (
          <Panel title={getGroupLabel('newsletter')}>
            <SettingField name="newsletter_double_opt_in" form={form} />
          </Panel>
        )}
      </SettingsGroupForm>
      <RemovalDialog
        formData={subscriberToRemove && { id: subscriberToRemove.id }}
        title={adminText.confirmUnsubscribe}
        confirmLabel={adminText.unsubscribe}
        busyLabel={adminText.unsubscribing}
        doneMessage={adminText.unsubscribed}
        onClose={() => setSubscriberToRemove(null)}
      >
        {adminText.getsNoNewsletter(subscriberToRemove?.email ?? '')}
      </RemovalDialog>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.listNotLoaded, BACK_TO.dashboard)
