import { type ComponentProps, useState } from 'react'
import { type FieldErrors, findError } from '#app/lib/form.ts'
import { upperFirst } from '#app/lib/line.ts'
import type { ProviderMarket } from '#app/payments/admin/offers.server.ts'
import type { OfferRow } from '#app/payments/admin/offers-input.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { hasIbans } from '#app/payments/transfers/iban.ts'
import { MAX_HOLD_DAYS, type TermField } from '#app/pricing/payment-terms.ts'
import { FieldNotes, getFieldId, SelectField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type OfferFieldsProps = {
  readonly row: OfferRow
  readonly index: number
  readonly market: ProviderMarket
  readonly fields: readonly TermField[]
  readonly errors: FieldErrors
  readonly onChange: (changed: Partial<OfferRow>) => void
}

type TextName = Exclude<keyof OfferRow, 'market' | 'isOffered' | 'countries'>

/** Edits the terms on which a market offers a provider. */
export function OfferFields({ row, index, market, fields, errors, onChange }: OfferFieldsProps) {
  const has = (field: TermField) => fields.includes(field)
  const field = (name: TextName, label: string) => ({
    name: `rows.${index}.${name}`,
    form: UNSENT, // sent as part of one list, not separately
    label,
    value: row[name],
    error: errors[`rows.${index}.${name}`],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  const rest = [
    has('account') && (
      <TextAreaField
        key="note"
        {...field('note', adminText.note)}
        rows={2}
        maxLength={500}
        className="md:col-span-6"
        hint={adminText.noteHint}
      />
    ),
    has('holdDays') && (
      <TextField
        key="holdDays"
        {...field('holdDays', adminText.holdDays)}
        inputMode="numeric"
        className="md:col-span-3"
        hint={adminText.holdDaysHint(MAX_HOLD_DAYS)}
      />
    ),
    has('max') && (
      <TextField
        key="max"
        {...field('max', adminText.largestOrder(market.currency))}
        inputMode="decimal"
        className="md:col-span-3"
        hint={adminText.largestOrderHint}
      />
    ),
    has('countries') && market.countries.length > 1 && (
      <CountryBoxes
        key="countries"
        row={row}
        index={index}
        market={market}
        error={findError(errors, `rows.${index}.countries`)}
        onChange={onChange}
      />
    ),
  ].filter(Boolean)
  return (
    <fieldset aria-label={market.name} className="grid items-start gap-4 pt-1 md:grid-cols-6">
      {has('account') && <AccountFields row={row} market={market} field={field} />}
      {has('fee') && (
        <TextField
          {...field('fee', adminText.feeIn(market.currency))}
          inputMode="decimal"
          className="md:col-span-3"
          hint={adminText.feeHint}
        />
      )}
      {rest.length > 0 && (
        <div className="md:col-span-6">
          <SummaryRow title={adminText.moreTerms} summary={formatMoreNote(row, market, fields)}>
            <div className="grid items-start gap-4 md:grid-cols-6">{rest}</div>
          </SummaryRow>
        </div>
      )}
    </fieldset>
  )
}

type AccountFieldsProps = Pick<OfferFieldsProps, 'row' | 'market'> & {
  readonly field: (name: TextName, label: string) => ComponentProps<typeof TextField>
}

/** Shows the fields of the chosen type, and those of the other type if they are not empty. */
function AccountFields({ row, market, field }: AccountFieldsProps) {
  const hasIban = row.iban !== '' || row.bic !== ''
  const hasNumber = row.number !== '' || row.routing !== ''
  const usesIbans = market.countries.some((country) => hasIbans(country))
  const [kind, setKind] = useState(hasIban || (usesIbans && !hasNumber) ? 'iban' : 'number')
  return (
    <>
      <TextField {...field('holder', adminText.accountHolder)} required maxLength={70} className="md:col-span-3" />
      <TextField {...field('bank', adminText.bank)} maxLength={100} className="md:col-span-3" />
      <SelectField
        name="accountKind"
        id={getFieldId(`accountKind.${market.id}`)}
        form={UNSENT}
        label={adminText.accountKind}
        value={kind}
        className="md:col-span-3"
        onChange={(event) => setKind(event.currentTarget.value)}
      >
        {Object.entries(adminText.accountKinds).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      {(kind === 'iban' || hasIban) && (
        <>
          <TextField {...field('iban', 'IBAN')} required spellCheck={false} className="md:col-span-3 md:col-start-1" />
          <TextField {...field('bic', adminText.bic)} spellCheck={false} className="md:col-span-3" />
        </>
      )}
      {(kind === 'number' || hasNumber) && (
        <>
          <TextField {...field('number', adminText.accountNumber)} required maxLength={40} className="md:col-span-3" />
          <TextField
            {...field('routing', adminText.bankCode)}
            maxLength={60}
            className="md:col-span-3"
            hint={adminText.bankCodeHint}
          />
        </>
      )}
    </>
  )
}

/** Returns, for example, 'Unpaid orders held for 5 days · all 30 countries'. */
function formatMoreNote(row: OfferRow, market: ProviderMarket, fields: readonly TermField[]): string {
  const parts = [
    fields.includes('holdDays') && row.holdDays && adminText.heldFor(row.holdDays),
    fields.includes('max') && row.max && adminText.upToTotal(`${row.max} ${market.currency}`),
    fields.includes('countries') &&
      market.countries.length > 1 &&
      formatCountryCount(row.countries.length, market.countries.length),
  ]
  return upperFirst(parts.filter(Boolean).join(' · '))
}

function formatCountryCount(chosen: number, count: number): string {
  return chosen === count ? adminText.allCountries(count) : adminText.someCountries(chosen, count)
}

type CountryBoxesProps = Pick<OfferFieldsProps, 'row' | 'index' | 'market' | 'onChange'> & {
  readonly error: string | undefined
}

function CountryBoxes({ row, index, market, error, onChange }: CountryBoxesProps) {
  const { countries, countryNames } = market
  const id = getFieldId(`rows.${index}.countries`)
  const isAll = row.countries.length === countries.length
  const toggle = (code: string, isChosen: boolean) =>
    onChange({
      countries: countries.filter((country) => (country === code ? isChosen : row.countries.includes(country))),
    })
  return (
    <details className="md:col-span-6">
      <summary id={id} className="min-h-6 cursor-pointer text-base font-medium max-md:min-h-11">
        {adminText.offeredInCountries}{' '}
        <span className="font-normal text-ink-2">{formatCountryCount(row.countries.length, countries.length)}</span>
      </summary>
      <label className="mt-2 flex min-h-9 items-center gap-2 text-base max-md:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-plum"
          checked={isAll}
          onChange={({ currentTarget: { checked } }) => onChange({ countries: checked ? countries : [] })}
        />
        {adminText.allCountriesOfTheMarket}
      </label>
      <ul className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {countries.map((code, at) => (
          <li key={code}>
            <label className="flex min-h-9 items-center gap-2 text-base max-md:min-h-11">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-plum"
                checked={row.countries.includes(code)}
                onChange={({ currentTarget: { checked } }) => toggle(code, checked)}
              />
              {countryNames[at] ?? code}
            </label>
          </li>
        ))}
      </ul>
      <FieldNotes id={id} error={error} />
    </details>
  )
}
