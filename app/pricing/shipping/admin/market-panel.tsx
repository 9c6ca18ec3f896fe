import { ChevronRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { countryName } from '#app/base/countries.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { findRegion } from '#app/base/regions.ts'
import { formatWeight, type WeightUnit } from '#app/base/weight.ts'
import { moveItem } from '#app/lib/lists.ts'
import type { ShippingMarket } from '#app/pricing/shipping/admin/shipping-overview.server.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { shippingText } from '#app/pricing/shipping/shipping-text.ts'
import { findDeliveryDays } from '#app/pricing/shipping.ts'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRowOrder } from '#app/ui/admin/lists/use-row-order.ts'
import { Notice } from '#app/ui/admin/notice.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type MarketPanelProps = {
  readonly market: ShippingMarket
  /** True for the store's only market, which needs no name. */
  readonly isOnly: boolean
  readonly weightUnit: WeightUnit
}

const MAX_NAMED = 6

/** A market's zones, with warnings about probable mistakes. */
export function MarketPanel({ market, isOnly, weightUnit }: MarketPanelProps) {
  const { zones, warnings, currency, pickupPoints: points } = market
  const ordered = useRowOrder(zones)
  const newZoneUrl = `${href('/admin/shipping/new')}?market=${market.id}`
  return (
    <Panel
      title={isOnly ? adminText.shippingZones : market.name}
      action={
        <AdminButtonLink to={newZoneUrl} look={isOnly ? 'primary' : 'secondary'}>
          {adminText.addZone}
          <span className="sr-only"> {adminText.toMarket(market.name)}</span>
        </AdminButtonLink>
      }
    >
      {warnings.length > 0 && (
        <Notice className="mb-4">
          <ul className="grid gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
            {market.hasPlacesOutside && (
              <li>
                <TextLink to={href('/admin/markets/edit/:id', { id: market.id })} isInText>
                  {adminText.addCountriesTo(market.name)}
                </TextLink>
              </li>
            )}
          </ul>
        </Notice>
      )}
      <SortableList
        label={adminText.zonesIn(market.name)}
        items={ordered.rows}
        toKey={({ id }) => id}
        getName={({ name }) => name}
        onMove={(from, to) => ordered.arrange(moveItem(ordered.rows, from, to).map(({ id }) => id))}
        empty={<p className="text-base text-ink-2">{adminText.noZones}</p>}
        control={() => <ChevronRight className="size-4 shrink-0 text-ink-2" aria-hidden="true" />}
      >
        {(zone) => (
          <div className="grid cursor-pointer gap-x-6 gap-y-2 py-1.5 md:grid-cols-2">
            <div>
              <Link
                to={href('/admin/shipping/:id', { id: zone.id })}
                prefetch="intent"
                className="row-link text-base font-medium underline-offset-4 hover:underline max-md:inline-block max-md:pt-2 max-md:pb-1"
              >
                {zone.name}
              </Link>
              <p className="text-sm text-ink-2">{formatPlaces(zone.places)}</p>
            </div>
            <ul className="grid content-start gap-1 text-base">
              {zone.rates.map((rate) => (
                <li key={rate.key} className={`flex justify-between gap-x-4 ${rate.isActive ? '' : 'text-ink-3'}`}>
                  <span>
                    {rate.name}{' '}
                    <span className="text-ink-2">
                      {formatConditions(rate, currency, weightUnit)}
                      {!rate.isActive && adminText.inactive}
                    </span>
                  </span>
                  <span className="whitespace-nowrap tabular-nums">
                    {rate.amount === 0 ? adminText.free : formatMoney(money(rate.amount, currency))}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </SortableList>
      {zones.length > 1 && <p className="mt-2 text-sm text-ink-2">{adminText.zonesHint}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 border-t border-line pt-3 text-base">
        <p className="min-w-0">
          {points.length === 0 ? (
            <span className="text-ink-2">{adminText.noPickupPoints}</span>
          ) : (
            <>
              <span className="font-medium">{adminText.pickupPoints}</span>{' '}
              <span className="text-ink-2">{points.map(({ name }) => name).join(', ')}</span>
            </>
          )}
        </p>
        <TextLink to={href('/admin/shipping/pickup/:id', { id: market.id })} className="ml-auto">
          {points.length === 0 ? adminText.addPickupPoint : adminText.editPickupPoints}
          <span className="sr-only"> {adminText.ofMarket(market.name)}</span>
        </TextLink>
      </div>
    </Panel>
  )
}

type Zone = ShippingMarket['zones'][number]

function formatPlaces(places: Zone['places']): string {
  const names = places.map(({ country, region, postalPattern }) => {
    const regionName = findRegion(country, region)?.name ?? region
    const rest = [regionName, postalPattern].filter(Boolean).join(' ')
    return countryName(country) + (rest && ` (${rest})`)
  })
  const shownNames = names.slice(0, MAX_NAMED).join(', ')
  return names.length > MAX_NAMED ? `${shownNames} + ${names.length - MAX_NAMED}` : shownNames || adminText.noPlaces
}

function formatConditions(rate: Zone['rates'][number], currency: CurrencyCode, weightUnit: WeightUnit): string {
  const amount = (minor: number) => formatMoney(money(minor, currency))
  const limit = {
    subtotal: amount,
    weight: (grams: number) => formatWeight(grams, weightUnit),
    units: adminText.unitCount,
  }[rate.basis]
  const days = findDeliveryDays(rate.daysMin, rate.daysMax)
  return [
    days && shippingText.businessDays(days),
    rate.freeFrom !== null && adminText.freeFrom(amount(rate.freeFrom)),
    rate.minimum !== null && adminText.from(limit(rate.minimum)),
    rate.maximum !== null && adminText.below(limit(rate.maximum)),
  ]
    .filter(Boolean)
    .join(' · ')
}
