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
import { ZoneForm } from '#app/pricing/shipping/admin/zone-form.tsx'
import { zoneInput } from '#app/pricing/shipping/admin/zone-input.ts'
import { readZoneMarket } from '#app/pricing/shipping/admin/zone-market.server.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { addZone } from '#app/pricing/shipping-zones.server.ts'
import { getPrimaryMarket, readLocales } from '#app/store/markets.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { rejectInput } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/shipping-zone-new'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  return await getQueryMarket(url)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const { id, units } = await getQueryMarket(url)
  const input = parseForm(zoneInput(units), await readForm(request))
  if (!input.ok) return data(rejectInput(input), { status: 400 })
  const saved = await addZone(db, id, input.value, admin.id)
  if (saved.outcome !== 'saved') throw notFound(adminText.marketNotFound)
  throw redirect(`${href('/admin/shipping')}?saved=yes`)
}

/** Returns the market in the URL, or the primary market if there is none. */
async function getQueryMarket(url: URL) {
  const requestedId = url.searchParams.get('market')
  const id =
    requestedId === null
      ? getPrimaryMarket(await readLocales(db)).id
      : requireId<'market'>(requestedId, adminText.marketNotFound)
  const market = await readZoneMarket(db, id)
  if (!market) throw notFound(adminText.marketNotFound)
  return market
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function ShippingZoneNew({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      width="form"
      title={adminText.newZone}
      note={<span className="text-base text-ink-2">{loaderData.name}</span>}
      back={BACK_TO.shipping}
    >
      <ZoneForm zone={null} market={loaderData} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.formNotLoaded, BACK_TO.shipping)
