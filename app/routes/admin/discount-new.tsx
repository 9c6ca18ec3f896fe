import { data, href, redirect } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepInput } from '#app/features/admin/keep-form.ts'
import { adminText } from '#app/features/discounts/admin-text.ts'
import { saveDiscount } from '#app/features/discounts/discount-form.server.ts'
import { DiscountForm } from '#app/features/discounts/discount-form.tsx'
import { discountInput, timeZoneOf } from '#app/features/discounts/discount-input.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { refused, refusedForm } from '#app/ui/admin/form-result.ts'
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
  const input = parseForm(discountInput(timeZoneOf(form, store_time_zone), store_currency), form)
  if (!input.ok) return data(refused(input.errors), { status: 400 })
  const saved = await saveDiscount(db, null, input.value, admin.id)
  if (saved.outcome === 'saved') throw redirect(`${href('/admin/discounts')}?saved=yes`)
  return data(refused(saved.outcome === 'refused' ? saved.errors : {}), { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction, refusedForm)

export default function DiscountNew({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={adminText.newDiscountCode}>
      <BackLink {...BACK_TO.discounts} />
      <DiscountForm discount={null} currency={loaderData.currency} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.formNotLoaded, BACK_TO.discounts)
