import { useState } from 'react'
import { data, href, Link, useNavigation } from 'react-router'
import { findProductName } from '#app/catalog/admin/products/products.server.ts'
import { WaitingGroupsTable } from '#app/inventory/waiting-list/admin/waiting-groups-table.tsx'
import { WaitingPeopleTable, type WaitingPerson } from '#app/inventory/waiting-list/admin/waiting-people-table.tsx'
import { listWaitingGroups, removePerson } from '#app/inventory/waiting-list/admin/waiting-rows.server.ts'
import { adminText } from '#app/inventory/waiting-list/admin-text.ts'
import { formatChoice, hasWaitingList } from '#app/inventory/waiting-list.ts'
import { buildWaitingUrl, readWaitingQuery } from '#app/inventory/waiting-query.ts'
import { parseId } from '#app/lib/id.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepSettings } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { listWaitingPeople } from '#app/orders/waiting-list/waiting-people.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { log } from '#app/platform/log.server.ts'
import { SettingField } from '#app/store/settings/setting-field.tsx'
import { findFormSettings } from '#app/store/settings/settings-form.server.ts'
import { SettingsGroupForm } from '#app/store/settings/settings-group-form.tsx'
import { isSettingsForm, submitSettings } from '#app/store/settings/submit-settings.server.ts'
import { getGroupLabel, getGroupPath, listFormKeys } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { ListMenu } from '#app/ui/admin/lists/list-menu.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/waiting-list'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const requested = readWaitingQuery(url.searchParams)
  const [loaded, productName, groups, people] = await Promise.all([
    findFormSettings(db, listFormKeys('waitingList')),
    requested.product && findProductName(db, requested.product),
    requested.by === 'people' ? null : listWaitingGroups(db, requested),
    requested.by === 'people' ? listWaitingPeople(db, requested) : null,
  ])
  const { page = 1, total = 0, hasMore = false } = groups ?? people ?? {}
  const query = { ...requested, page }
  return {
    query,
    productName,
    groups: groups?.rows ?? null,
    people: people?.rows ?? null,
    total,
    hasMore,
    loaded,
    isOn: hasWaitingList(loaded.settings),
  }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/waiting-list'), 'waitlist')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const form = await readForm(request)
  if (isSettingsForm(form)) return await submitSettings(db, 'waitingList', form, admin.id)
  const id = parseId<'waiting'>(String(form.get('id')))
  if (!id) return data<FailureResult>({ failed: adminText.emailNotRemoved }, { status: 400 })
  try {
    await removePerson(db, id, admin.id)
    return data<FailureResult>({ failed: null })
  } catch (error) {
    log.error({ err: error }, 'an email could not be removed from a waitlist')
    return data<FailureResult>({ failed: adminText.emailNotRemoved }, { status: 500 })
  }
}

export const clientAction = (args: Route.ClientActionArgs) => keepSettings(args, { failed: adminText.emailNotRemoved })

const SCREEN = href('/admin/waiting-list')

export default function WaitingList({ actionData, loaderData }: Route.ComponentProps) {
  const { query, productName, groups, people, total, hasMore, loaded, isOn } = loaderData
  const [personToRemove, setPersonToRemove] = useState<WaitingPerson | null>(null)
  const { by, product } = query
  const isFiltered = Boolean(query.q || query.state || product)
  const clear = isFiltered ? buildWaitingUrl(SCREEN, { by }) : null
  const isLoading = useNavigation().location?.pathname === SCREEN
  const isEmpty = total === 0 && !clear
  const action = (
    <ListMenu exportTo={href('/admin/waiting-list/export')}>
      <Link to={buildWaitingUrl(SCREEN, by ? {} : { by: 'people' })}>
        {by ? adminText.showByProduct : adminText.showAllPeople}
      </Link>
    </ListMenu>
  )
  return (
    <AdminPage title={adminText.waitingList} action={!isEmpty && action}>
      {!isOn && (
        <Notice className="mb-4">
          {adminText.isOff.before}{' '}
          <TextLink to={getGroupPath('inventory')} isInText>
            {adminText.isOff.link}
          </TextLink>
        </Notice>
      )}
      {!isEmpty && (
        <ListFilters
          label={adminText.waitingLists}
          placeholder={by ? adminText.searchPlaceholder : adminText.product}
          q={query.q}
          keep={['by', 'product', 'size', 'color']}
          clear={clear}
          action={action}
        >
          <FilterSelect
            name="state"
            label={adminText.state}
            value={query.state}
            options={{ '': adminText.allStates, ...adminText.states }}
          />
        </ListFilters>
      )}
      {product && (
        <p className="mt-3 text-base">
          {adminText.onlyProduct(
            [productName ?? adminText.deletedProductInSentence, formatChoice(query)].filter(Boolean).join(', '),
          )}
        </p>
      )}
      <div className="not-first:mt-4 rounded-field border border-line bg-paper">
        {total === 0 ? (
          <EmptyList
            noun={by ? adminText.emptyNouns.people : adminText.emptyNouns.lists}
            clear={clear}
            hint={adminText.emptyHint}
          >
            <AdminButtonLink look="primary" to={`${href('/admin/stock')}?show=out-of-stock`}>
              {adminText.openSoldOut}
            </AdminButtonLink>
          </EmptyList>
        ) : people ? (
          <WaitingPeopleTable rows={people} isBusy={isLoading} onRemove={setPersonToRemove} />
        ) : (
          <WaitingGroupsTable rows={groups ?? []} isBusy={isLoading} />
        )}
      </div>
      <Pages
        noun={by ? adminText.emptyNouns.people : adminText.emptyNouns.lists}
        page={query.page}
        total={total}
        hasMore={hasMore}
      />
      <SettingsGroupForm loaded={loaded} result={actionData} className="mt-6 max-w-[720px]">
        {(form) => (
          <SummaryPanel
            title={getGroupLabel('waitingList')}
            summary={adminText.holdSummary(loaded.settings.waiting_list_hold_hours)}
          >
            <SettingField name="waiting_list_hold_hours" form={form} />
          </SummaryPanel>
        )}
      </SettingsGroupForm>
      <RemovalDialog
        formData={personToRemove && { id: personToRemove.id }}
        title={adminText.removeQuestion}
        confirmLabel={adminText.remove}
        busyLabel={adminText.removing}
        doneMessage={adminText.removed}
        onClose={() => setPersonToRemove(null)}
      >
        {adminText.getsNoMails(personToRemove?.email ?? '', personToRemove?.productName ?? '')}
        {personToRemove?.state === 'held' && adminText.heldUnitGoesOn}
      </RemovalDialog>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.listsNotLoaded, BACK_TO.products)
