import { type ReactNode, useState } from 'react'
import { addArticles, expandGroups } from '#app/base/countries.ts'
import { convert, formatMoney, type Money, money } from '#app/base/money.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { convertToMarket, parseTypedDisplays, parseTypedTerms } from '#app/operations/markets/draft-prices.ts'
import type { MarketChoices, SampleProduct } from '#app/operations/markets/market-choices.server.ts'
import type { MarketDraft } from '#app/operations/markets/market-draft.ts'
import { computeTaxedSide } from '#app/orders/order-sums.ts'
import { orderText } from '#app/orders/order-text.ts'
import { listIncludedTaxRows, listSumRows } from '#app/orders/sum-rows.ts'
import { findPriceTax } from '#app/pricing/tax-table.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type LiveCardProps = { readonly draft: MarketDraft; readonly choices: MarketChoices; readonly className?: string }

/** Shows a product as shoppers of the market would see it with the typed values. */
export function LiveCard({ draft, choices, className }: LiveCardProps) {
  const { sample, storeCurrency } = choices
  const terms = parseTypedTerms(draft)
  const price = sample && convertToMarket(money(sample.price, storeCurrency), terms)
  return (
    <Panel title={adminText.asShoppersSeeIt} className={className}>
      {!sample && <p className="text-base text-ink-2">{adminText.noSample}</p>}
      {sample && !price && <p className="text-base text-ink-2">{adminText.noSampleRate}</p>}
      {sample && price && (
        <div className="grid gap-4 text-base">
          <div className="flex items-center gap-3">
            <Thumb url={sample.image} />
            <p className="min-w-0 font-medium wrap-anywhere">{sample.name}</p>
          </div>
          <ListedPrices draft={draft} choices={choices} sample={sample} price={price} />
          <CartSums draft={draft} choices={choices} sample={sample} price={price} />
        </div>
      )}
    </Panel>
  )
}

type SampleProps = Pick<LiveCardProps, 'draft' | 'choices'> & {
  readonly sample: SampleProduct
  /** The price in the currency of the market. */
  readonly price: Money
}

/** Shows the prices in product lists and on the product page. */
function ListedPrices({ draft, choices, sample, price }: SampleProps) {
  const { storeCurrency, tax: settings } = choices
  const terms = parseTypedTerms(draft)
  const storePrice = money(sample.price, storeCurrency)
  const storeWas = sample.was === null ? null : money(sample.was, storeCurrency)
  const was = storeWas && convertToMarket(storeWas, terms)
  const from = sample.pricesVary ? `${catalogText.from} ` : ''
  const tax = findPriceTax(sample.taxClass, draft, settings)
  const shown = parseTypedDisplays(draft, terms, storeCurrency)
  const showsStorePrice = draft.listsInStoreCurrency && price.currency !== storeCurrency
  return (
    <>
      {showsStorePrice && (
        <LabeledPrice name={adminText.onLists}>
          {from}
          <Price price={storePrice} was={storeWas} />
        </LabeledPrice>
      )}
      <LabeledPrice name={adminText.onItsPage}>
        {from}
        <Price price={price} was={was} />
        {showsStorePrice && <span className="text-ink-2"> {formatMoney(storePrice)}</span>}
        {tax && (
          <span className="text-sm text-ink-2">
            {' '}
            {tax.kind === 'included' ? catalogText.includedTax(tax.name) : catalogText.addedTax}
          </span>
        )}
        {shown.length > 0 && (
          <span className="block text-sm text-ink-2">
            {adminText.otherPrices(
              shown.map(({ currency, rate }) => formatMoney(convert(price, currency, rate))).join(' · '),
            )}
          </span>
        )}
      </LabeledPrice>
    </>
  )
}

/** Shows the totals of the cart, order and invoice for one unit, without shipping. */
function CartSums({ draft, choices, sample, price }: SampleProps) {
  const { countries: options, tax: settings } = choices
  const [chosen, setChosen] = useState('')
  const { countries, addressForm, taxIncluded, taxShipping } = draft
  const destinations = addressForm === 'international' ? countries : expandGroups(countries)
  const country = destinations.includes(chosen) ? chosen : destinations[0]
  if (country === undefined) return null
  const getName = (code: string) => options.find((option) => option.code === code)?.name ?? code
  const zero = money(0, price.currency)
  const { sums } = computeTaxedSide(
    [{ total: price, taxClass: sample.taxClass }],
    { discount: zero, shipping: zero, paymentFee: zero },
    { settings, destination: { country, region: '' }, taxIncluded, taxShipping, isReverseCharge: false },
  )
  const added = listSumRows(sums, { shippingName: null, discountCode: '' }).filter(
    ({ term }) => term !== orderText.shipping,
  )
  const rows = [...added, { term: orderText.total, amount: formatMoney(sums.total) }, ...listIncludedTaxRows(sums)]
  return (
    <div className="border-t border-line pt-4">
      {destinations.length > 1 ? (
        <SelectField
          name="cardCountry"
          form={UNSENT} // this choice is not saved with the market
          label={adminText.cartAndInvoice}
          value={country}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {destinations.map((code) => (
            <option key={code} value={code}>
              {getName(code)}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="font-medium">{adminText.cartAndInvoiceIn(addArticles(getName(country)))}</p>
      )}
      <dl className="mt-3 grid gap-1 tabular-nums">
        {rows.map(({ term, amount }) => (
          <div
            key={term}
            className={`flex justify-between gap-4 ${term === orderText.total ? 'border-t border-line pt-1 font-semibold' : ''}`}
          >
            <dt className={`min-w-0 wrap-anywhere ${term === orderText.total ? '' : 'text-ink-2'}`}>{term}</dt>
            <dd className="text-right">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-2">{adminText.withoutShipping}</p>
    </div>
  )
}

function LabeledPrice({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-ink-2">{name}</p>
      <p className="mt-0.5">{children}</p>
    </div>
  )
}

function Price({ price, was }: { readonly price: Money; readonly was: Money | null }) {
  if (!was || was.minor <= price.minor) return <span className="font-medium">{formatMoney(price)}</span>
  return (
    <>
      <span className="font-medium text-garnet">{formatMoney(price)}</span>{' '}
      <s className="text-ink-2">{formatMoney(was)}</s>
    </>
  )
}
