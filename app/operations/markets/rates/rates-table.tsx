import { useState } from 'react'
import { Form, href, Link } from 'react-router'
import { formatDay } from '#app/lib/format/date.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import type { RateLine } from '#app/operations/markets/rates/rates-preview.ts'
import type { CurrentRate, VersionedPreview } from '#app/operations/markets/rates/save-rates.server.ts'
import { describeRate } from '#app/operations/markets/typed-rate.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'

type FetchedRatesProps = {
  readonly rates: readonly CurrentRate[]
  readonly preview: VersionedPreview
  readonly isSaving: boolean
}

/** Shows fetched rates next to the current ones. Large changes are not selected by default. */
export function FetchedRates({ rates, preview: { lines, unknown, version }, isSaving }: FetchedRatesProps) {
  const changed = lines.filter(({ isSame }) => !isSame)
  const [keys, setKeys] = useState(() => changed.filter(({ isLarge }) => !isLarge).map(({ key }) => key))
  const toggle = (key: string) =>
    setKeys(keys.includes(key) ? keys.filter((selected) => selected !== key) : [...keys, key])
  return (
    <Form method="post" className="mt-5">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="keys" value={keys.join(' ')} />
      {unknown.length > 0 && <Notice className="mb-4">{adminText.notInFile(unknown.join(', '))}</Notice>}
      <RatesTable rates={rates} lines={lines} chosen={keys} onToggle={toggle} />
      {changed.length > 0 ? (
        <AdminButton type="submit" look="primary" className="mt-4" busy={isSaving} disabled={keys.length === 0}>
          {isSaving ? adminText.saving : adminText.saveRates(keys.length)}
        </AdminButton>
      ) : (
        <p className="mt-4 text-base text-ink-2">{lines.length === 0 ? adminText.noneInFile : adminText.allInForce}</p>
      )}
    </Form>
  )
}

type RatesTableProps = {
  readonly rates: readonly CurrentRate[]
  /** The fetched rates, if there are any. */
  readonly lines?: readonly RateLine[]
  readonly chosen?: readonly string[]
  readonly onToggle?: (key: string) => void
}

/** Shows the rates of all markets, compared with the fetched rates if there are any. */
export function RatesTable({ rates, lines, chosen = [], onToggle }: RatesTableProps) {
  const hasSeveral = new Set(rates.map(({ marketId }) => marketId)).size > 1
  return (
    <div className="flush-rows -my-2">
      <IndexTable
        className="rate-rows"
        caption={adminText.exchangeRates}
        columns={[
          adminText.currency,
          ...(hasSeveral ? [adminText.market] : []),
          adminText.yourRate,
          ...(lines
            ? [adminText.latestRate, { label: adminText.change, className: 'text-right' }]
            : [{ label: adminText.updated, className: 'text-right' }]),
        ]}
      >
        {rates.map((rate) => {
          const { key, marketId, market, currency, name, text, day, source } = rate
          const line = lines?.find((fetched) => fetched.key === key)
          return (
            <tr key={key}>
              <th scope="row" className="cell-name text-left">
                {line && !line.isSame ? (
                  <label className="flex min-h-6 items-center gap-3 max-md:min-h-11">
                    <input
                      type="checkbox"
                      checked={chosen.includes(key)}
                      className="size-4 shrink-0 accent-plum"
                      onChange={() => onToggle?.(key)}
                    />
                    <CurrencyName currency={currency} name={name} />
                    {hasSeveral && <span className="sr-only">{market}</span>}
                  </label>
                ) : (
                  <Link
                    to={`${href('/admin/markets/edit/:id', { id: marketId })}#${getFieldId('rate')}`}
                    className="text-link"
                  >
                    <CurrencyName currency={currency} name={name} />
                  </Link>
                )}
              </th>
              {hasSeveral && (
                <td className="cell-places">
                  <Link to={href('/admin/markets/edit/:id', { id: marketId })} className="text-link">
                    {market}
                  </Link>
                </td>
              )}
              <td className={`cell-from tabular-nums md:whitespace-nowrap ${text ? '' : 'text-amber'}`}>
                {text ?? adminText.noRateFor(currency)}
              </td>
              {lines ? (
                <>
                  <td className={`cell-to md:whitespace-nowrap ${line ? '' : 'max-md:hidden'}`}>
                    {line ? (
                      <>
                        <span className="text-ink-2 md:hidden">{adminText.latestRate}: </span>
                        {describeRate(line.after, line.from, currency, line.before ?? line.after)}
                      </>
                    ) : (
                      '—'
                    )}
                  </td>
                  <td className="cell-change text-right">{line && <Change line={line} />}</td>
                </>
              ) : (
                <td className="cell-change text-right md:whitespace-nowrap text-ink-2">
                  {day && formatDay(day)}
                  {source && <span className="max-md:hidden"> · {adminText.rateSources[source]}</span>}
                </td>
              )}
            </tr>
          )
        })}
      </IndexTable>
    </div>
  )
}

function CurrencyName({ currency, name }: Pick<CurrentRate, 'currency' | 'name'>) {
  return (
    <span>
      <span className="font-medium">{currency}</span> <span className="text-ink-2">{name}</span>
    </span>
  )
}

function Change({ line: { percent, isSame, isLarge } }: { readonly line: RateLine }) {
  if (isSame) return <span className="text-ink-2">{adminText.sameRate}</span>
  return (
    <>
      {percent === null ? adminText.newRate : formatSigned(percent)}
      {isLarge && <span className="block text-xs text-amber">{adminText.largeChange}</span>}
    </>
  )
}

/** Formats the change of prices in the currency, such as '+1.2%'. */
function formatSigned(percent: number): string {
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatNumber(Math.abs(percent), 1)}%`
}
