import { useState } from 'react'
import { data, href, useNavigation } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepForm } from '#app/features/admin/keep-form.ts'
import { keepOnError } from '#app/features/admin/keep-on-error.ts'
import { findProductName } from '#app/features/catalog/admin/products/product-form.server.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { WaitingGroupsTable } from '#app/features/waiting-list/admin/waiting-groups-table.tsx'
import { WaitingPeopleTable } from '#app/features/waiting-list/admin/waiting-people-table.tsx'
import { readWaitingQuery, STATE_LABELS, waitingAddress } from '#app/features/waiting-list/admin/waiting-query.ts'
import {
  listWaitingGroups,
  listWaitingPeople,
  removePerson,
  type WaitingPerson,
} from '#app/features/waiting-list/admin/waiting-rows.server.ts'
import { choiceName } from '#app/features/waiting-list/choice-name.ts'
import { hasWaitingList } from '#app/features/waiting-list/has-waiting-list.ts'
import { parseId } from '#app/lib/id.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { ExportLink } from '#app/ui/admin/lists/export-link.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/waiting-list'

const FAILED = 'The email could not be removed. Please try again.'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const requested = readWaitingQuery(url.searchParams)
  const [settings, productName, groups, people] = await Promise.all([
    readSettings(db),
    requested.product && findProductName(db, requested.product),
    requested.by === 'people' ? null : listWaitingGroups(db, requested),
    requested.by === 'people' ? listWaitingPeople(db, requested) : null,
  ])
  const { page = 1, total = 0, isMore = false } = groups ?? people ?? {}
  const query = { ...requested, page }
  return {
    query,
    productName,
    groups: groups?.rows ?? null,
    people: people?.rows ?? null,
    total,
    isMore,
    isOn: hasWaitingList(settings),
  }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/waiting-list'), 'waiting lists')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = parseId<'waiting'>(String((await readForm(request)).get('id')))
  if (!id) return data<FailureResult>({ failed: FAILED }, { status: 400 })
  try {
    await removePerson(db, id, admin.id)
    return data<FailureResult>({ failed: null })
  } catch (error) {
    log.error({ err: error }, 'an email could not be removed from a waiting list')
    return data<FailureResult>({ failed: FAILED }, { status: 500 })
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm<unknown, FailureResult>(serverAction, { failed: FAILED })

const SCREEN = href('/admin/waiting-list')

export default function WaitingList({ loaderData }: Route.ComponentProps) {
  const { query, productName, groups, people, total, isMore, isOn } = loaderData
  const [leaving, setLeaving] = useState<WaitingPerson | null>(null)
  const { by, product } = query
  const isFiltered = Boolean(query.q || query.state || product)
  const clear = isFiltered ? waitingAddress(SCREEN, { by }) : null
  const isLoading = useNavigation().location?.pathname === SCREEN
  const action = <ExportLink to={href('/admin/waiting-list/export')} />
  return (
    <AdminPage title="Waiting list" action={action}>
      {!isOn && (
        <p className="mb-4 bg-amber-soft p-3 text-base">
          Shoppers cannot join now: it needs tracked inventory without backorders, and hours above 0.{' '}
          <TextLink to={href('/admin/settings')} isInText>
            Settings
          </TextLink>
        </p>
      )}
      <ListFilters
        label="Waiting lists"
        placeholder={by ? 'Email or product' : 'Product'}
        q={query.q}
        keep={['by', 'product', 'size', 'color']}
        clear={clear}
        action={action}
      >
        <FilterSelect name="state" label="State" value={query.state} options={{ '': 'State: All', ...STATE_LABELS }} />
      </ListFilters>
      <p className="mt-3 text-base">
        {product && `Only ${[productName ?? 'a deleted product', choiceName(query)].filter(Boolean).join(', ')}. `}
        <TextLink to={waitingAddress(SCREEN, by ? {} : { by: 'people' })} isInText>
          {by ? 'Show by product' : 'Show all people'}
        </TextLink>
      </p>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {total === 0 ? (
          <EmptyList noun={by ? 'people' : 'waiting lists'} clear={clear} hint={HINT} />
        ) : people ? (
          <WaitingPeopleTable rows={people} isBusy={isLoading} onRemove={setLeaving} />
        ) : (
          <WaitingGroupsTable rows={groups ?? []} isBusy={isLoading} />
        )}
      </div>
      <Pages page={query.page} total={total} isMore={isMore} />
      <RemovalDialog
        sends={leaving && { id: leaving.id }}
        title="Remove this email from the waiting list?"
        confirmLabel="Remove"
        busyLabel="Removing..."
        done="Removed"
        onClose={() => setLeaving(null)}
      >
        {leaving?.email} gets no more mails about {leaving?.productName}.
        {leaving?.state === 'held' && ' The unit that is held goes to the next in line.'}
      </RemovalDialog>
    </AdminPage>
  )
}

const HINT = 'Shoppers join on the page of a product whose size is sold out.'

export const ErrorBoundary = errorPage('The waiting lists could not be loaded', BACK_TO.products)
