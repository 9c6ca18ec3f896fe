import { Form } from 'react-router'
import { countriesIn } from '#app/features/addresses/countries.ts'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { formatMoney, symbolOf } from '#app/features/money/money.ts'
import type { ShippingMarket } from '#app/features/shipping/admin/shipping-overview.server.ts'
import type { AddressTest, TestedAddress } from '#app/features/shipping/admin/test-address.ts'
import { deliveryTime } from '#app/features/shipping/delivery-time.ts'
import type { WeightUnit } from '#app/features/shipping/weight.ts'
import { countryName, sortByName } from '#app/lib/format/country.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type TestAddressFormProps = {
  readonly market: ShippingMarket
  readonly weightUnit: WeightUnit
  /** Of this market. */
  readonly test: AddressTest | null
  readonly result: TestedAddress | null
}

/** Shows what a shopper with an address sees at checkout. */
export function TestAddressForm({ market, weightUnit, test, result }: TestAddressFormProps) {
  const countries = sortByName([...new Set(market.countries.flatMap((choice) => [choice, ...countriesIn(choice)]))])
  return (
    <Panel title="Test an address">
      <Form method="get" className="grid gap-3 md:grid-cols-3" preventScrollReset>
        <input type="hidden" name="market" value={market.id} />
        <SelectField name="country" label="Country" defaultValue={test?.country ?? countries[0]}>
          {countries.map((code) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </SelectField>
        <TextField name="region" label="Region" maxLength={100} defaultValue={test?.region} />
        <TextField name="postal" label="Postal code" maxLength={20} defaultValue={test?.postal} />
        <TextField
          name="weight"
          label={`Weight (${weightUnit})`}
          inputMode="decimal"
          maxLength={40}
          defaultValue={test?.weight}
        />
        <TextField
          name="subtotal"
          label={`Subtotal (${symbolOf(market.currency)})`}
          inputMode="decimal"
          maxLength={40}
          defaultValue={test?.subtotal}
        />
        <AdminButton type="submit" className="self-end justify-self-start">
          Test
        </AdminButton>
      </Form>
      <div role="status">{result && <Result result={result} />}</div>
    </Panel>
  )
}

function Result({ result: { zone, options, problem } }: { readonly result: TestedAddress }) {
  return (
    <div className="mt-4 border-t border-line pt-4 text-base">
      <p>
        {zone ? (
          <>
            Zone <strong className="font-semibold">{zone}</strong>
          </>
        ) : (
          'In no zone'
        )}
        . The shopper sees:
      </p>
      {problem && <p className="mt-2 bg-amber-soft p-3">{checkoutText.shippingProblems[problem]}</p>}
      <ul className="mt-2 max-w-md divide-y divide-line empty:hidden">
        {options.map((option) => (
          <li key={option.method} className="flex gap-4 py-2">
            <span className="flex-1">
              {option.name} <span className="block text-sm text-ink-2">{deliveryTime(option)}</span>
            </span>
            <span className="tabular-nums">
              {option.cost.minor === 0 ? checkoutText.free : formatMoney(option.cost)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
