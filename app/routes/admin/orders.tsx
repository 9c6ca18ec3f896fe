import { useState } from 'react'
import { href, redirect, useNavigation } from 'react-router'
import { formatCount, type RowCount } from '#app/lib/list-page.ts'
import { buildListUrl } from '#app/lib/list-query.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { findActiveView } from '#app/operations/saved-views/active-view.ts'
import { ViewListMenu, ViewTabs } from '#app/operations/saved-views/list-views.tsx'
import { listViews } from '#app/operations/saved-views/saved-views.server.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { MAX_ORDERS } from '#app/orders/admin/bulk/order-bulk.ts'
import { type BulkRequest, OrderBulkDialog } from '#app/orders/admin/bulk/order-bulk-form.tsx'
import {
  countOpenWithdrawals,
  findOrderByNumber,
  listOrderMarkets,
  listOrderRows,
} from '#app/orders/admin/order-list.server.ts'
import { hasFilters, parseOrderNumber, readOrderListQuery } from '#app/orders/admin/order-list.ts'
import { OrderTable } from '#app/orders/admin/order-table.tsx'
import { adminText as packingText } from '#app/orders/admin/packing/admin-text.ts'
import { countImportedOrders, findImportedByNumber } from '#app/orders/imported-orders/imported-order-list.server.ts'
import { getOrderStatusLabel, getPaymentStatusLabel } from '#app/orders/order-labels.ts'
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES } from '#app/orders/order-status.ts'
import { adminText as tagText } from '#app/orders/tags/admin-text.ts'
import { listTags } from '#app/orders/tags/find-tags.server.ts'
import { type TagAction, TagDialog } from '#app/orders/tags/tag-dialog.tsx'
import { listTagOptions } from '#app/orders/tags/tags.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { BulkBar } from '#app/ui/admin/lists/bulk-bar.tsx'
import { DayFilter } from '#app/ui/admin/lists/day-filter.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { useRowSelection } from '#app/ui/admin/lists/use-row-selection.ts'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import type { Route } from './+types/orders'

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  const query = readOrderListQuery(url.searchParams, await readTimeZone(db))
  if (url.searchParams.has('open')) throw redirect(await findSearchUrl(query.q, url))
  const [{ page, ...list }, markets, imported, openWithdrawals, tags, views] = await Promise.all([
    listOrderRows(db, query),
    listOrderMarkets(db),
    countImportedOrders(db, query.q),
    countOpenWithdrawals(db),
    listTags(db, 'orders'),
    listViews(db, admin.id, 'orders', url.searchParams),
  ])
  return { query: { ...query, page }, markets, imported, openWithdrawals, tags, views, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/orders'), 'orders')

/** Returns the URL that Enter opens in the search: the order with exactly this number, or the list if there is none. */
async function findSearchUrl(q: string, { pathname, searchParams }: URL): Promise<string> {
  const number = parseOrderNumber(q)
  const id = number && (await findOrderByNumber(db, number))
  if (id) return href('/admin/orders/:id', { id })
  const imported = await findImportedByNumber(db, q)
  if (imported) return href('/admin/orders/imported/:id', { id: imported })
  const rest = new URLSearchParams([...searchParams].filter(([name, value]) => name !== 'open' && value))
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}

function getPaymentOptions(): Readonly<Record<string, string>> {
  const { all, only } = adminText.paymentOptions
  return {
    '': all,
    ...Object.fromEntries(PAYMENT_STATUSES.map((status) => [status, only(getPaymentStatusLabel(status))])),
  }
}

function getMarketOptions(markets: ListProps['markets']): Readonly<Record<string, string>> {
  const { all, only } = adminText.marketOptions
  return { '': all, ...Object.fromEntries(markets.map(({ id, name }) => [id, only(name)])) }
}

type ListProps = Route.ComponentProps['loaderData']

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { query, markets, tags, views } = loaderData
  const isPreset = views.current === buildListUrl('', { status: query.status }).slice(1)
  const action = <ViewListMenu views={views} isPreset={isPreset} exportTo={href('/admin/orders/export')} />
  return (
    <AdminPage title={adminText.orders} action={action}>
      <ListFilters
        label={adminText.orders}
        placeholder={adminText.searchPlaceholder}
        q={query.q}
        keep={['status', 'withdrawal', 'ship', 'sort', 'dir']}
        clear={hasFilters(query) ? buildListUrl(href('/admin/orders'), { status: query.status }) : null}
        action={action}
      >
        {/* Enter submits with this button */}
        <button type="submit" name="open" value="yes" tabIndex={-1} aria-hidden="true" className="sr-only">
          {adminText.search}
        </button>
        <FilterSelect name="payment" label={adminText.payment} value={query.payment} options={getPaymentOptions()} />
        {markets.length > 0 && (
          <FilterSelect
            name="market"
            label={adminText.market}
            value={query.market}
            options={getMarketOptions(markets)}
          />
        )}
        {(tags.length > 0 || query.tag) && (
          // On tablets, the filters would need a second line
          <div className={query.tag ? 'contents' : 'contents md:max-xl:hidden'}>
            <FilterSelect
              name="tag"
              label={tagText.tags}
              value={query.tag}
              options={listTagOptions(tags, query.tag)}
              className="md:max-w-40"
            />
          </div>
        )}
        <DayFilter from={query.from} to={query.to} />
      </ListFilters>
      <StatusTabs {...loaderData} />
      <List {...loaderData} />
    </AdminPage>
  )
}

function toFilter({ q, status, payment, withdrawal, ship, market, tag, from, to }: ListProps['query']) {
  return { q, status, payment, withdrawal, ship, market, tag, from, to }
}

function StatusTabs({ query, byStatus, all, imported, openWithdrawals, views }: ListProps) {
  const { sort, dir } = query
  const isDefaultSort = sort === 'date' && dir === 'desc'
  // The other tabs leave the current view and drop its filters
  const filters = findActiveView(views).view ? {} : { ...toFilter(query), ...(!isDefaultSort && { sort, dir }) }
  const tab = (status: OrderStatus | null, label: string, count: RowCount | undefined) => ({
    label,
    count,
    to: buildListUrl(href('/admin/orders'), {
      ...filters,
      withdrawal: null,
      ship: null,
      status,
    }),
    isCurrent: status === query.status && !query.withdrawal,
  })
  const tabs = [
    tab(null, adminText.all, all),
    ...ORDER_STATUSES.map((status) => tab(status, getOrderStatusLabel(status), byStatus[status])),
    ...(openWithdrawals > 0 || query.withdrawal ? [createWithdrawalsTab(query, openWithdrawals)] : []),
    ...(imported ? [createImportedTab(query.q, imported)] : []),
  ]
  return <ViewTabs views={views} label={adminText.ordersByStatus} tabs={tabs} />
}

/** Returns the tab for open withdrawals, whose link drops all other filters. */
function createWithdrawalsTab({ withdrawal }: ListProps['query'], total: number) {
  const to = buildListUrl(href('/admin/orders'), { withdrawal: 'open' })
  return { label: adminText.withdrawals, count: { total, hasMore: false }, to, isCurrent: withdrawal !== null }
}

const buildImportedUrl = (q: string) => buildListUrl(href('/admin/orders/imported'), { q })

/** Links to the separate list of orders from previous stores. */
function createImportedTab(q: string, count: RowCount) {
  return { label: adminText.imported, count, to: buildImportedUrl(q), isCurrent: false }
}

function ImportedLink({ q, count }: { readonly q: string; readonly count: RowCount }) {
  return (
    <p className="-mt-4 pb-8 text-center text-base">
      <TextLink to={buildImportedUrl(q)}>{adminText.importedCount(formatCount(count), count.total)}</TextLink>
    </p>
  )
}

const listBulkPrints = () => [
  { document: 'packing-slips', label: adminText.printSlips },
  { document: 'labels', label: adminText.printLabels },
]

function List({ query, markets, imported, rows, total, hasMore, tags }: ListProps) {
  const [tagWork, setTagWork] = useState<TagAction | null>(null)
  const [work, setWork] = useState<BulkRequest | null>(null)
  const isLoading = useNavigation().location?.pathname === href('/admin/orders')
  const isFiltered = hasFilters(query) || query.status !== null
  const selection = useRowSelection(
    rows.map(({ id }) => id),
    total,
  )
  const selected = selection.isAll
    ? buildListUrl('', { ...toFilter(query), all: 'yes' }).slice(1)
    : `ids=${selection.chosen.join(',')}`
  const focusContent = useFocusContent()
  const tag = (intent: TagAction['intent']) => setTagWork({ intent, choice: selected, count: selection.count })
  const begin = (task: BulkRequest['task']) => setWork({ task, query: selected, count: selection.count })
  return (
    <>
      <div className="index-list mt-3 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <>
            <EmptyList
              noun={adminText.emptyNoun}
              clear={isFiltered ? href('/admin/orders') : null}
              hint={adminText.noOrdersHint}
            />
            {imported && imported.total > 0 && <ImportedLink q={query.q} count={imported} />}
          </>
        ) : (
          <>
            <BulkBar rows={selection} max={MAX_ORDERS}>
              <TextLink to={`${href('/admin/orders/pack')}?${selected}`} className="text-ink" data-main-action>
                {packingText.pack}
              </TextLink>
              <TextButton onClick={() => begin('ship')}>{adminText.ship}</TextButton>
              <TextButton onClick={() => begin('status')}>{adminText.setStatus}</TextButton>
              <TextButton onClick={() => tag('add')}>{tagText.addTag}</TextButton>
              {tags.length > 0 && <TextButton onClick={() => tag('remove')}>{tagText.removeTag}</TextButton>}
              {listBulkPrints().map(({ document, label }) => (
                <TextLink
                  key={document}
                  to={`${href('/admin/orders/print/:document', { document })}?${selected}`}
                  target="_blank"
                  className="text-ink"
                >
                  {label}
                </TextLink>
              ))}
            </BulkBar>
            <OrderTable
              rows={rows}
              markets={markets}
              caption={adminText.orders}
              hasShipping
              isBusy={isLoading}
              selection={selection}
              sorting={query}
            />
          </>
        )}
      </div>
      <Pages noun={adminText.emptyNoun} page={query.page} total={total} hasMore={hasMore} />
      <TagDialog
        subject="orders"
        action={tagWork}
        usedTags={tags}
        onClose={() => setTagWork(null)}
        onDone={() => {
          setTagWork(null)
          selection.clear()
          focusContent()
        }}
      />
      <OrderBulkDialog
        request={work}
        onClose={() => setWork(null)}
        onDone={() => {
          setWork(null)
          selection.clear()
          focusContent() // the bulk bar and its button are gone
        }}
      />
    </>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.ordersNotLoaded, BACK_TO.dashboard)
