import { data, href } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { readAddressTest } from '#app/orders/checkout/test-address/test-address.ts'
import { TestAddressForm } from '#app/orders/checkout/test-address/test-address-form.tsx'
import { testAddress } from '#app/orders/checkout/test-address/tested-address.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { arrangeZones } from '#app/pricing/shipping/admin/arrange-zones.server.ts'
import { MarketPanel } from '#app/pricing/shipping/admin/market-panel.tsx'
import { readShippingPage } from '#app/pricing/shipping/admin/shipping-page.server.ts'
import { arrangeInput } from '#app/pricing/shipping/admin/zone-input.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { getGroupPath } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/shipping'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const { settings, ...page } = await readShippingPage(db)
  const test = readAddressTest(url.searchParams)
  return { ...page, test, result: test && (await testAddress(db, test, settings)) }
}

const getFailure: () => FailureResult = () => ({ failed: adminText.zoneOrderNotSaved })

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(arrangeInput, await readForm(request))
  if (!input.ok) return data(getFailure(), { status: 400 })
  await arrangeZones(db, input.value.ids, admin.id)
  return data<FailureResult>({ failed: null })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, getFailure())

export const clientLoader = keepOnError<typeof loader>(href('/admin/shipping'), 'the shipping zones')

export default function Shipping({ loaderData }: Route.ComponentProps) {
  const { markets, weightUnit, replaced, test, result } = loaderData
  useShowOnce({ saved: adminText.saved, deleted: adminText.zoneDeleted })
  return (
    <AdminPage width="columns" title={adminText.shipping}>
      <div className="grid gap-4">
        {replaced.length > 0 && (
          <Notice tone="info">
            {replaced.join(' ')}{' '}
            <TextLink isInText to={getGroupPath('shipping')}>
              {adminText.openTheseSettings}
            </TextLink>
          </Notice>
        )}
        <p className="text-base text-ink-2">{adminText.whatZonesAre}</p>
        {markets.map((market) => (
          <MarketPanel key={market.id} market={market} isOnly={markets.length === 1} weightUnit={weightUnit} />
        ))}
        <TestAddressForm markets={markets} weightUnit={weightUnit} test={test} result={result} />
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.zonesNotLoaded, BACK_TO.settings)
