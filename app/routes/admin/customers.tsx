import { useState } from 'react'
import { href, useNavigation } from 'react-router'
import { buildListUrl } from '#app/lib/list-query.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { ViewListMenu, ViewTabs } from '#app/operations/saved-views/list-views.tsx'
import { listViews } from '#app/operations/saved-views/saved-views.server.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import { listCustomerRows } from '#app/orders/customers/customer-list.server.ts'
import { readCustomerListQuery } from '#app/orders/customers/customer-list.ts'
import { CustomerTable } from '#app/orders/customers/customer-table.tsx'
import { adminText as tagText } from '#app/orders/tags/admin-text.ts'
import { listTags } from '#app/orders/tags/find-tags.server.ts'
import { type TagAction, TagDialog } from '#app/orders/tags/tag-dialog.tsx'
import { listTagOptions, MAX_TAGGED_ROWS } from '#app/orders/tags/tags.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { BulkBar } from '#app/ui/admin/lists/bulk-bar.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { useRowSelection } from '#app/ui/admin/lists/use-row-selection.ts'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import type { Route } from './+types/customers'

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  const query = readCustomerListQuery(url.searchParams)
  const { store_currency } = await readSettings(db)
  const [{ page, ...list }, tags, views] = await Promise.all([
    listCustomerRows(db, query, store_currency),
    listTags(db, 'customers'),
    listViews(db, admin.id, 'customers', url.searchParams),
  ])
  return { query: { ...query, page }, tags, views, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/customers'), 'customers')

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, hasMore, tags, views } = loaderData
  const [tagWork, setTagWork] = useState<TagAction | null>(null)
  const focusContent = useFocusContent()
  const selection = useRowSelection(
    rows.map(({ id }) => id),
    total,
  )
  const isLoading = useNavigation().location?.pathname === href('/admin/customers')
  const clear = query.q || query.newsletter || query.orders || query.tag ? href('/admin/customers') : null
  const action = <ViewListMenu views={views} exportTo={href('/admin/customers/export')} />
  const { q, newsletter, orders, tag: chosenTag } = query
  const choice = selection.isAll
    ? buildListUrl('', { q, newsletter, orders, tag: chosenTag, all: 'yes' }).slice(1)
    : `ids=${selection.chosen.join(',')}`
  const tag = (intent: TagAction['intent']) => setTagWork({ intent, choice, count: selection.count })
  useShowOnce({ erased: adminText.personalDataErased })
  return (
    <AdminPage title={adminText.customers} action={action}>
      <ListFilters
        label={adminText.customers}
        placeholder={adminText.searchPlaceholder}
        q={query.q}
        clear={clear}
        action={action}
      >
        <FilterSelect name="orders" label={adminText.orders} value={query.orders} options={adminText.ordersOptions} />
        <FilterSelect
          name="newsletter"
          label={adminText.newsletter}
          value={query.newsletter}
          options={adminText.newsletterOptions}
        />
        {(tags.length > 0 || query.tag) && (
          <FilterSelect
            name="tag"
            label={tagText.tags}
            value={query.tag}
            options={listTagOptions(tags, query.tag)}
            className="max-md:basis-full md:max-w-40"
          />
        )}
      </ListFilters>
      <ViewTabs views={views} />
      <div className="index-list mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.emptyNoun} clear={clear} hint={adminText.noCustomersHint} />
        ) : (
          <>
            <BulkBar rows={selection} max={MAX_TAGGED_ROWS}>
              <TextButton onClick={() => tag('add')}>{tagText.addTag}</TextButton>
              {tags.length > 0 && <TextButton onClick={() => tag('remove')}>{tagText.removeTag}</TextButton>}
            </BulkBar>
            <CustomerTable rows={rows} selection={selection} sort={query.sort} dir={query.dir} isBusy={isLoading} />
          </>
        )}
      </div>
      <Pages noun={adminText.emptyNoun} page={query.page} total={total} hasMore={hasMore} />
      <TagDialog
        subject="customers"
        action={tagWork}
        usedTags={tags}
        onClose={() => setTagWork(null)}
        onDone={() => {
          setTagWork(null)
          selection.clear()
          focusContent() // the bulk bar and its button are gone
        }}
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.customersNotLoaded, BACK_TO.dashboard)
