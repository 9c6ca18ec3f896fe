import { useState } from 'react'
import { href } from 'react-router'
import { formatDay } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import {
  type CountryRates,
  formatRate,
  getRateEditPath,
  isKnownDay,
  type RateRow,
} from '#app/pricing/taxes/tax-list.ts'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { OPEN_ROW_ON_CLICK } from '#app/ui/admin/lists/open-row.ts'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'

type NamedRow<Row> = Row & { readonly name: string }
type NamedCountry = Omit<CountryRates, 'rows'> & {
  readonly name: string
  readonly rows: readonly NamedRow<RateRow>[]
}

type UpcomingRate = { readonly id: Id<'tax-rate'>; readonly text: string }

export function RatesPanel({ countries }: { readonly countries: readonly NamedCountry[] }) {
  const [removing, setRemoving] = useState<UpcomingRate | null>(null)
  return (
    <Panel
      id="rates"
      title={adminText.rates}
      action={
        <span className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <TextLink to={href('/admin/taxes/starter')}>{adminText.useStarterTable}</TextLink>
          <AdminButtonLink to={href('/admin/taxes/rates/new')} look="primary">
            {adminText.addRate}
          </AdminButtonLink>
        </span>
      }
    >
      <SummaryRow title={adminText.howRatesAreChosen}>
        <p className="text-base text-ink-2">{adminText.ratesRule}</p>
      </SummaryRow>
      {countries.length === 0 && <p className="mt-3 text-base">{adminText.noRates}</p>}
      <div className="mt-2">
        {countries.map(({ country, name, rows }) => {
          const isCharged = rows.some((row) => row.isCharged)
          return (
            <section
              key={country}
              aria-labelledby={`rates-${country}`}
              className={`gap-x-4 border-t border-line text-base md:grid md:grid-cols-[12rem_minmax(0,1fr)] ${rows.length === 1 ? 'grid grid-cols-2' : ''}`}
            >
              <div className="pt-3 md:pb-3">
                <h3 id={`rates-${country}`} className="font-medium">
                  {name}
                </h3>
                {!isCharged && <p className="text-sm text-amber">{adminText.notRegistered}</p>}
              </div>
              <CountryRows rows={rows} country={name} isCharged={isCharged} onRemove={setRemoving} />
            </section>
          )
        })}
      </div>
      <RemovalDialog
        formData={removing && { intent: 'remove-rate', id: removing.id }}
        title={adminText.confirmRemoveRate}
        confirmLabel={adminText.removeRate}
        busyLabel={adminText.removing}
        doneMessage={adminText.rateRemoved}
        onClose={() => setRemoving(null)}
      >
        {removing?.text}
      </RemovalDialog>
    </Panel>
  )
}

type CountryRowsProps = Pick<RateItemProps, 'country' | 'onRemove'> & {
  readonly rows: readonly NamedRow<RateRow>[]
  readonly isCharged: boolean
}

/** If a country has more regions with rates than this, they are collapsed. */
const MAX_OPEN_REGIONS = 5

function CountryRows({ rows, isCharged, ...common }: CountryRowsProps) {
  const renderRate = (row: NamedRow<RateRow>) => (
    <RateItem
      key={`${row.region}-${row.taxClass}`}
      row={row}
      isOnly={rows.length === 1}
      showsUnregistered={isCharged && !row.isCharged}
      {...common}
    />
  )
  const regions = rows.filter(({ region }) => region !== '')
  const isCollapsed = regions.length > MAX_OPEN_REGIONS
  return (
    <div>
      <ul className="row-list" {...OPEN_ROW_ON_CLICK}>
        {rows.filter((row) => !isCollapsed || row.region === '').map(renderRate)}
      </ul>
      {isCollapsed && (
        <details className="border-t border-line">
          <summary className="min-h-9 content-center text-base hover:underline max-md:min-h-11">
            {adminText.ratesOfRegions(regions.length)}
          </summary>
          <ul className="row-list pl-4" {...OPEN_ROW_ON_CLICK}>
            {regions.map(renderRate)}
          </ul>
        </details>
      )}
    </div>
  )
}

type RateItemProps = {
  readonly row: NamedRow<RateRow>
  readonly country: string
  /** True if the country has no other rate, so that the name of its tax is enough. */
  readonly isOnly: boolean
  readonly showsUnregistered: boolean
  readonly onRemove: (rate: UpcomingRate) => void
}

function RateItem({ row, country, isOnly, showsUnregistered, onRemove }: RateItemProps) {
  const { taxClass, name, current, upcoming, earlier } = row
  const label = [name, adminText.taxClasses[taxClass]].filter(Boolean).join(', ')
  const tax = current?.name ?? upcoming[0]?.name ?? adminText.taxClasses[taxClass]
  return (
    <li className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 py-1.5 text-base">
      <p>
        <RowLink
          to={getRateEditPath(row)}
          className="row-link"
          aria-label={`${adminText.editRateIn(country)} ${label}${isOnly ? ` ${tax}` : ''}`}
        >
          {isOnly ? tax : label}
        </RowLink>{' '}
        {!isOnly && <span className="text-ink-2">{current?.name}</span>}
        {showsUnregistered && (
          <span className="block text-sm text-amber">
            {current?.isAdded ? adminText.addedNotRegistered : adminText.notRegistered}
          </span>
        )}
        <span className="block text-sm text-ink-2 empty:hidden">
          {[
            current ? isKnownDay(current.validFrom) && adminText.since(formatDay(current.validFrom)) : adminText.notYet,
            current?.isAdded && adminText.addedTo(country),
            current && adminText.shippingInShort[current.shipping],
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <p className="font-medium tabular-nums">{current && formatRate(current.rate)}</p>
      {upcoming.map((rate) => {
        const text = adminText.rateFrom(formatRate(rate.rate), rate.name, formatDay(rate.validFrom))
        return (
          <div key={rate.id} className="col-span-full flex flex-wrap items-center justify-between gap-x-5 text-sm">
            <span className="border-l-3 border-lumen pl-2 tabular-nums">{text}</span>
            <RowMenu name={`${country}, ${label}: ${text}`}>
              <button
                type="button"
                className="text-danger"
                onClick={() => onRemove({ id: rate.id, text: `${country}, ${label}: ${text}` })}
              >
                {adminText.remove}
              </button>
            </RowMenu>
          </div>
        )
      })}
      {earlier.length > 0 && (
        <details className="col-span-full text-sm text-ink-2">
          <summary className="min-h-6 content-center hover:underline max-md:min-h-11">
            {adminText.earlierRates(earlier.length)}
          </summary>
          <ul className="pb-1 pl-4">
            {earlier.map((rate) => (
              <li key={rate.id} className="tabular-nums">
                {adminText.rateFrom(formatRate(rate.rate), rate.name, formatDay(rate.validFrom))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
