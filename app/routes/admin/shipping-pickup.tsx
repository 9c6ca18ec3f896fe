import { data, href, redirect } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { PickupForm } from '#app/pricing/shipping/admin/pickup-form.tsx'
import { pickupInput } from '#app/pricing/shipping/admin/pickup-input.ts'
import { findPickupPoints, savePickupPoints } from '#app/pricing/shipping/admin/pickup-points.server.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { reject, rejectConflict } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/shipping-pickup'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const loaded = await findPickupPoints(db, requireId<'market'>(params.id, adminText.marketNotFound))
  if (!loaded) throw notFound(adminText.marketNotFound)
  return { loaded }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'market'>(params.id, adminText.marketNotFound)
  const input = parseForm(pickupInput, await readForm(request))
  if (!input.ok) return data(reject(input.errors), { status: 400 })
  const outcome = await savePickupPoints(db, id, input.value, admin.id)
  if (outcome === 'saved') throw redirect(`${href('/admin/shipping')}?saved=yes`)
  const current = await findPickupPoints(db, id)
  if (!current) throw notFound(adminText.marketNotFound)
  return data(rejectConflict(adminText.pickupPointsConflictSubject, current), { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function ShippingPickup({ actionData, loaderData, params }: Route.ComponentProps) {
  const { loaded } = loaderData
  return (
    <AdminPage
      width="form"
      title={adminText.pickupPoints}
      note={<span className="text-base text-ink-2">{loaded.market}</span>}
      back={BACK_TO.shipping}
    >
      <PickupForm key={params.id} loaded={loaded} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.pickupPointsNotLoaded, BACK_TO.shipping)
