import { data, href, useNavigation } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { readPage } from '#app/lib/list-query.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import {
  findCustomer,
  findLatestAddress,
  listCustomerOrders,
  listEarlierStores,
  readStatistics,
  updateCustomer,
} from '#app/orders/customers/customer-detail.server.ts'
import { CustomerDetails } from '#app/orders/customers/customer-details.tsx'
import { CustomerImports } from '#app/orders/customers/customer-imports.tsx'
import { customerInput } from '#app/orders/customers/customer-input.ts'
import { getCustomerName } from '#app/orders/customers/customer-list.ts'
import { CustomerMenu } from '#app/orders/customers/customer-menu.tsx'
import { CustomerOrders } from '#app/orders/customers/customer-orders.tsx'
import { CustomerStatistics } from '#app/orders/customers/customer-statistics.tsx'
import { NewsletterBadge } from '#app/orders/customers/customer-table.tsx'
import { EarlierStore } from '#app/orders/customers/earlier-store.tsx'
import { LatestAddress } from '#app/orders/customers/latest-address.tsx'
import { listCustomerImportedOrders } from '#app/orders/imported-orders/imported-order-list.server.ts'
import { listRowTags, listTags } from '#app/orders/tags/find-tags.server.ts'
import { TagPanel } from '#app/orders/tags/tag-panel.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { adminText as formText } from '#app/ui/admin/admin-text.ts'
import { reject, rejectConflict, rejectForm, rejectInput } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/customer-detail'

const getNotFoundMessage = () => adminText.customerNotFound

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'customer'>(params.id, getNotFoundMessage())
  const [customer, { store_currency }] = await Promise.all([findCustomer(db, id), readSettings(db)])
  if (!customer) throw notFound(getNotFoundMessage())
  const [statistics, orders, imported, latest, earlier, tags, known, changes] = await Promise.all([
    readStatistics(db, id, store_currency),
    listCustomerOrders(db, id, readPage(url.searchParams)),
    listCustomerImportedOrders(db, customer),
    findLatestAddress(db, id),
    listEarlierStores(db, id),
    listRowTags(db, 'customers', id),
    listTags(db, 'customers'),
    listChanges(db, 'customer', id),
  ])
  return { customer, statistics, orders, imported, latest, earlier, tags: { tags, usedTags: known }, changes }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'customer'>(params.id, getNotFoundMessage())
  const input = parseForm(customerInput, await readForm(request))
  if (!input.ok) return data(rejectInput(input), { status: 400 })
  const updated = await updateCustomer(db, id, input.value, admin.id)
  if (updated === 'email-taken') return data(reject({ email: adminText.emailTaken }), { status: 409 })
  const customer = await findCustomer(db, id)
  // Keeps the form on the screen, because a 404 page would lose the input
  if (updated === 'not-found' || !customer) return data(rejectForm(adminText.customerGone), { status: 404 })
  if (updated === 'saved') return { outcome: 'saved' as const, current: customer }
  return data(rejectConflict(formText.conflictSubject(adminText.nouns.one), customer), { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function CustomerDetail({ actionData, loaderData, params }: Route.ComponentProps) {
  const { customer, statistics, orders, imported, latest, earlier, changes } = loaderData
  const { location, formMethod } = useNavigation()
  const isPaging = location?.pathname === href('/admin/customers/:id', params) && formMethod === undefined
  return (
    <AdminPage
      width="columns"
      title={getCustomerName(customer)}
      back={BACK_TO.customers}
      menu={<CustomerMenu customerId={customer.id} email={customer.email} orders={orders.total} />}
    >
      <div className="grid gap-4 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-8">
          <CustomerDetails key={params.id} customer={customer} result={actionData} />
          <CustomerOrders isBusy={isPaging} {...orders} />
          {imported.total > 0 && <CustomerImports email={customer.email} {...imported} />}
        </div>
        <div className="grid content-start gap-4 lg:col-span-4">
          <CustomerStatistics {...statistics} />
          <Panel title={adminText.accountStatus}>
            <dl className="flex flex-wrap justify-between gap-x-4 text-base">
              <dt>{adminText.newsletter}</dt>
              <dd>
                <NewsletterBadge isSubscribed={customer.isSubscribed} />
              </dd>
            </dl>
          </Panel>
          <TagPanel key={`${params.id} tags`} subject="customers" id={customer.id} {...loaderData.tags} />
          {latest && <LatestAddress {...latest} />}
          {earlier.map((store) => (
            <EarlierStore key={store.source} {...store} />
          ))}
          <ChangeHistory entries={changes} />
        </div>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.customerNotLoaded, BACK_TO.customers)
