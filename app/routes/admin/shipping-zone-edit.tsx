import { href, redirect } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepEdit } from '#app/operations/admin/keep-form.ts'
import { saveEdit } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { ZoneForm } from '#app/pricing/shipping/admin/zone-form.tsx'
import { zoneInput } from '#app/pricing/shipping/admin/zone-input.ts'
import { readZoneMarket } from '#app/pricing/shipping/admin/zone-market.server.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { addZone, deleteZone, findEditableZone, saveZone } from '#app/pricing/shipping-zones.server.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { RecordMenu } from '#app/ui/admin/record-menu.tsx'
import type { Route } from './+types/shipping-zone-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'shipping-zone'>(params.id, adminText.zoneNotFound)
  const [zone, history] = await Promise.all([findEditableZone(db, id), listChanges(db, 'shipping-zone', id)])
  const market = zone && (await readZoneMarket(db, zone.marketId))
  if (!zone || !market) throw notFound(adminText.zoneNotFound)
  return { zone, market, history }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'shipping-zone'>(params.id, adminText.zoneNotFound)
  const form = await readForm(request)
  if (form.get('intent') === 'delete') {
    await deleteZone(db, id, admin.id)
    throw redirect(`${href('/admin/shipping')}?deleted=yes`)
  }
  const marketId = form.get('market')
  const market = await readZoneMarket(
    db,
    requireId<'market'>(typeof marketId === 'string' ? marketId : '', adminText.zoneNotFound),
  )
  if (!market) throw notFound(adminText.zoneNotFound)
  return await saveEdit(parseForm(zoneInput(market.units), form), {
    save: (input) => (input.saveAsNew ? addZone(db, market.id, input, admin.id) : saveZone(db, id, input, admin.id)),
    getSavedPath: () => `${href('/admin/shipping')}?saved=yes`,
    findCurrent: () => findEditableZone(db, id),
    noun: adminText.zoneInSentence,
  })
}

export const clientAction = (args: Route.ClientActionArgs) => keepEdit(args, adminText.zoneNotDeleted)

export default function ShippingZoneEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  const { zone, market, history } = loaderData
  return (
    <AdminPage
      width="form"
      title={adminText.zoneNamed(zone.name)}
      note={market.name !== zone.name && <span className="text-base text-ink-2">{market.name}</span>}
      back={BACK_TO.shipping}
      menu={
        <RecordMenu
          deletion={{
            title: adminText.confirmDeleteZone(zone.name),
            confirmLabel: adminText.deleteZone,
            effects: adminText.deleteZoneHint,
          }}
        />
      }
    >
      <ZoneForm
        key={params.id}
        zone={zone}
        market={market}
        result={actionData && 'outcome' in actionData ? actionData : undefined}
      />
      <ChangeHistory entries={history} className="mt-4" />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.zoneNotLoaded, BACK_TO.shipping)
