import { href } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { saveNew } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { saveDiscount } from '#app/pricing/discounts/discount-form.server.ts'
import { DiscountForm } from '#app/pricing/discounts/discount-form.tsx'
import { discountInput, readTimeZone } from '#app/pricing/discounts/discount-input.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/discount-new'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const { store_currency: currency } = await readSettings(db)
  return { currency }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const form = await readForm(request)
  const { store_currency, store_time_zone } = await readSettings(db)
  return await saveNew(parseForm(discountInput(readTimeZone(form, store_time_zone), store_currency), form), {
    save: (input) => saveDiscount(db, null, input, admin.id),
    getSavedPath: () => `${href('/admin/discounts')}?saved=yes`,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function DiscountNew({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage width="columns" title={adminText.newDiscountCode} back={BACK_TO.discounts}>
      <DiscountForm discount={null} currency={loaderData.currency} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.formNotLoaded, BACK_TO.discounts)
