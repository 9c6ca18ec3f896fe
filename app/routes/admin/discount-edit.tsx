import { href, redirect } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepEdit } from '#app/operations/admin/keep-form.ts'
import { saveEdit } from '#app/operations/admin/save-form.server.ts'
import { listDiscountedOrders } from '#app/orders/discounts/discounted-orders.server.ts'
import { DiscountedOrders } from '#app/orders/discounts/discounted-orders.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { deleteDiscount } from '#app/pricing/discounts/delete-discount.server.ts'
import { DiscountActions } from '#app/pricing/discounts/discount-actions.tsx'
import { DiscountStateBadge, formatDiscountChange } from '#app/pricing/discounts/discount-badges.tsx'
import { findEditableDiscount, saveDiscount } from '#app/pricing/discounts/discount-form.server.ts'
import { DiscountForm } from '#app/pricing/discounts/discount-form.tsx'
import { discountInput, readTimeZone } from '#app/pricing/discounts/discount-input.ts'
import { getDiscountState } from '#app/pricing/discounts/discount-list.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/discount-edit'

const getNotFoundMessage = () => adminText.codeNotFound

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'discount'>(params.id, getNotFoundMessage())
  const { store_currency: currency } = await readSettings(db)
  const [discount, orders, history] = await Promise.all([
    findEditableDiscount(db, id),
    listDiscountedOrders(db, id, currency),
    listChanges(db, 'discount', id),
  ])
  if (!discount) throw notFound(getNotFoundMessage())
  return { discount, state: getDiscountState(discount, new Date()), orders, history, currency }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'discount'>(params.id, getNotFoundMessage())
  const form = await readForm(request)
  if (form.get('intent') === 'delete') {
    await deleteDiscount(db, id, admin.id)
    throw redirect(`${href('/admin/discounts')}?deleted=yes`)
  }
  const { store_currency, store_time_zone } = await readSettings(db)
  return await saveEdit(parseForm(discountInput(readTimeZone(form, store_time_zone), store_currency), form), {
    save: (input) => saveDiscount(db, input.saveAsNew ? null : id, input, admin.id),
    getSavedPath: () => `${href('/admin/discounts')}?saved=yes`,
    findCurrent: () => findEditableDiscount(db, id),
    noun: adminText.nouns.one,
  })
}

export const clientAction = (args: Route.ClientActionArgs) => keepEdit(args, adminText.codeNotDeleted)

export default function DiscountEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  const { discount, state, orders, history, currency } = loaderData
  return (
    <AdminPage
      width="columns"
      title={discount.code}
      note={<DiscountStateBadge state={state} />}
      back={BACK_TO.discounts}
      menu={<DiscountActions code={discount.code} />}
    >
      <DiscountForm
        key={params.id}
        discount={discount}
        currency={currency}
        result={actionData && 'outcome' in actionData ? actionData : undefined}
      />
      <DiscountedOrders {...orders} />
      <ChangeHistory
        entries={history}
        labels={adminText.changedFields}
        valueText={(field, value) => formatDiscountChange(field, value, currency)}
        className="mt-4"
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.codeNotLoaded, BACK_TO.discounts)
