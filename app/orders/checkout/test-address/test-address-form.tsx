import { useState } from 'react'
import { Form } from 'react-router'
import { countryName } from '#app/base/countries.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, getCurrencySymbol, money, toDecimal } from '#app/base/money.ts'
import { findRegion, listRegions, type Region } from '#app/base/regions.ts'
import type { WeightUnit } from '#app/base/weight.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { adminText } from '#app/orders/checkout/test-address/admin-text.ts'
import type { AddressTest } from '#app/orders/checkout/test-address/test-address.ts'
import type { AddressQuote, AddressTestResult } from '#app/orders/checkout/test-address/tested-address.server.ts'
import { orderText } from '#app/orders/order-text.ts'
import { listIncludedTaxRows, listSumRows } from '#app/orders/sum-rows.ts'
import { formatDeliveryTime } from '#app/pricing/shipping.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'

type TestedMarket = {
  readonly id: string
  readonly name: string
  readonly status: 'draft' | 'open'
  readonly currency: CurrencyCode
  readonly addressCountries: readonly string[]
}

type TestAddressFormProps = {
  readonly markets: readonly TestedMarket[]
  readonly weightUnit: WeightUnit
  readonly test: AddressTest | null
  readonly result: AddressTestResult | null
}

/** The initial subtotal of the test, in minor units. */
const EXAMPLE_SUBTOTAL = 100_00

/** Shows what a shopper with the entered address sees at checkout. */
export function TestAddressForm({ markets, weightUnit, test, result }: TestAddressFormProps) {
  const [chosen, setChosen] = useState({ market: test?.market ?? '', country: test?.country ?? '' })
  const market = markets.find(({ id }) => id === chosen.market) ?? markets[0]
  if (!market) return null
  const { addressCountries: countries, currency } = market
  const country = countries.includes(chosen.country) ? chosen.country : (countries[0] ?? '')
  const regions = listRegions(country)
  const errors = result?.errors ?? {}
  const symbol = getCurrencySymbol(currency)
  return (
    <SummaryPanel title={adminText.testAnAddress} summary={adminText.testAnAddressHint} startsOpen={test !== null}>
      <Form method="get" className="grid gap-3 md:grid-cols-3" preventScrollReset noValidate>
        {markets.length === 1 ? (
          <input type="hidden" name="market" value={market.id} />
        ) : (
          <SelectField
            name="market"
            label={adminText.market}
            value={market.id}
            onChange={(event) => setChosen({ ...chosen, market: event.currentTarget.value })}
          >
            {markets.map(({ id, name, status }) => (
              <option key={id} value={id}>
                {status === 'draft' ? adminText.draft(name) : name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          name="country"
          label={adminText.country}
          value={country}
          onChange={(event) => setChosen({ ...chosen, country: event.currentTarget.value })}
        >
          {countries.map((code) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </SelectField>
        {regions.length > 0 ? (
          <SelectField
            key={country}
            name="region"
            label={adminText.region}
            defaultValue={getRegionValue(findRegion(country, test?.region ?? ''))}
          >
            <option value="">{adminText.notEntered}</option>
            {regions.map((region) => (
              <option key={getRegionValue(region)} value={getRegionValue(region)}>
                {region.name}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField name="region" label={adminText.region} maxLength={100} defaultValue={test?.region} />
        )}
        <TextField name="postal" label={adminText.postalCode} maxLength={20} defaultValue={test?.postal} />
        <TextField
          name="subtotal"
          label={adminText.subtotalIn(symbol)}
          inputMode="decimal"
          maxLength={40}
          defaultValue={test?.subtotal ?? toDecimal(money(EXAMPLE_SUBTOTAL, currency))}
          error={errors.subtotal}
        />
        <TextField
          name="weight"
          label={adminText.weightIn(weightUnit)}
          inputMode="decimal"
          maxLength={40}
          defaultValue={test?.weight}
          error={errors.weight}
        />
        <TextField
          name="units"
          label={adminText.units}
          inputMode="numeric"
          maxLength={10}
          defaultValue={test?.units ?? '1'}
          error={errors.units}
        />
        <AdminButton type="submit" className="justify-self-start md:col-span-full" disabled={countries.length === 0}>
          {adminText.test}
        </AdminButton>
      </Form>
      <div role="status">
        {result?.errors && <p className="mt-4 text-base text-danger">{Object.values(result.errors).join(' ')}</p>}
        {result?.errors === null && <Result result={result} />}
      </div>
    </SummaryPanel>
  )
}

function getRegionValue(region: Region | null): string {
  return region ? region.code || region.name : ''
}

function Result({ result }: { readonly result: AddressQuote }) {
  const { zone, options, problem } = result
  return (
    <div className="mt-4 border-t border-line pt-4 text-base">
      <p>
        {zone ? (
          <>
            {adminText.seenInZone.before} <strong className="font-semibold">{zone}</strong>
            {adminText.seenInZone.after}
          </>
        ) : (
          adminText.seenInNoZone
        )}
      </p>
      {problem && <p className="mt-2 bg-amber-soft p-3">{checkoutText.shippingProblems[problem]}</p>}
      <div className="mt-2 grid gap-x-10 gap-y-4 md:grid-cols-2">
        <div>
          <ul className="divide-y divide-line empty:hidden">
            {options.map((option) => (
              <li key={option.method} className="flex gap-4 py-2">
                <span className="flex-1">
                  {option.name} <span className="block text-sm text-ink-2">{formatDeliveryTime(option)}</span>
                </span>
                <span className="tabular-nums">
                  {option.cost.minor === 0 ? checkoutText.free : formatMoney(option.cost)}
                </span>
              </li>
            ))}
          </ul>
          <Total result={result} />
          {result.isTaxUnknown && <p className="mt-1 text-sm text-ink-2">{adminText.taxOpen}</p>}
        </div>
        <FormFields form={result.form} />
      </div>
    </div>
  )
}

/** Shows the total of an order with the first option. */
function Total({ result: { sums, options, isTaxUnknown } }: { readonly result: AddressQuote }) {
  if (!sums) return null
  const rows = [
    ...listSumRows(sums, { shippingName: options[0]?.name ?? null, discountCode: '', isTaxUnknown }),
    { term: orderText.total, amount: formatMoney(sums.total) },
    ...listIncludedTaxRows(sums),
  ]
  return (
    <dl className="mt-3 border-t border-line pt-3">
      {rows.map(({ term, amount }) => (
        <div key={term} className="flex justify-between gap-4 py-0.5">
          <dt className="text-ink-2">{term}</dt>
          <dd className="tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

function FormFields({ form }: Pick<AddressQuote, 'form'>) {
  return (
    <section>
      <h3 className="font-medium">{adminText.addressForm}</h3>
      <ol className="mt-1">
        {form.map((row) => (
          <li key={row[0]?.name} className="flex flex-wrap gap-x-4 py-0.5">
            {row.map(({ name, label, required, isChoice }) => (
              <span key={name}>
                {label}
                <span className="text-ink-2">
                  {isChoice && adminText.choice}
                  {!required && adminText.optional}
                </span>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
