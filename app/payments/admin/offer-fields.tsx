import { Fragment } from 'react'
import { errorIn, type FieldErrors } from '#app/lib/form.ts'
import type { ProviderMarket } from '#app/payments/admin/offers.server.ts'
import type { OfferRow } from '#app/payments/admin/offers-input.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { hasIbans } from '#app/payments/transfers/iban.ts'
import { MAX_HOLD_DAYS, type TermField } from '#app/pricing/payment-terms.ts'
import { FieldNotes, fieldId, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
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

/** The terms on which a market offers a provider. */
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
  // Shown along with the account number, because the account may be in another country
  const hasIban = market.countries.some((country) => hasIbans(country))
  const iban = (
    <Fragment key="iban">
      <TextField
        {...field('iban', 'IBAN')}
        spellCheck={false}
        className="md:col-span-4"
        hint={hasIban ? adminText.ibanHint : adminText.ibanElsewhereHint}
      />
      <TextField {...field('bic', 'BIC')} spellCheck={false} className="md:col-span-2" />
    </Fragment>
  )
  const account = (
    <Fragment key="account">
      <TextField {...field('number', adminText.accountNumber)} maxLength={40} className="md:col-span-3" />
      <TextField
        {...field('routing', adminText.bankCode)}
        maxLength={60}
        className="md:col-span-3"
        hint={adminText.bankCodeHint}
      />
    </Fragment>
  )
  return (
    <fieldset aria-label={market.name} className="grid items-start gap-4 pt-1 pb-2 md:grid-cols-6">
      {has('account') && (
        <>
          <TextField {...field('holder', adminText.accountHolder)} required maxLength={70} className="md:col-span-3" />
          <TextField {...field('bank', adminText.bank)} maxLength={100} className="md:col-span-3" />
          {hasIban ? [iban, account] : [account, iban]}
          <TextAreaField
            {...field('note', adminText.note)}
            rows={2}
            maxLength={500}
            className="md:col-span-6"
            hint={adminText.noteHint}
          />
        </>
      )}
      {has('holdDays') && (
        <TextField
          {...field('holdDays', adminText.holdDays)}
          inputMode="numeric"
          className="md:col-span-3"
          hint={adminText.holdDaysHint(MAX_HOLD_DAYS)}
        />
      )}
      {has('fee') && (
        <TextField
          {...field('fee', adminText.feeIn(market.currency))}
          inputMode="decimal"
          className="md:col-span-3"
          hint={adminText.feeHint}
        />
      )}
      {has('max') && (
        <TextField
          {...field('max', adminText.largestOrder(market.currency))}
          inputMode="decimal"
          className="md:col-span-3"
          hint={adminText.largestOrderHint}
        />
      )}
      {has('countries') && market.countries.length > 1 && (
        <CountryBoxes
          row={row}
          index={index}
          market={market}
          error={errorIn(errors, `rows.${index}.countries`)}
          onChange={onChange}
        />
      )}
    </fieldset>
  )
}

type CountryBoxesProps = Pick<OfferFieldsProps, 'row' | 'index' | 'market' | 'onChange'> & {
  readonly error: string | undefined
}

function CountryBoxes({ row, index, market, error, onChange }: CountryBoxesProps) {
  const { countries, countryNames } = market
  const id = fieldId(`rows.${index}.countries`)
  const isAll = row.countries.length === countries.length
  const toggle = (code: string, isChosen: boolean) =>
    onChange({
      countries: countries.filter((country) => (country === code ? isChosen : row.countries.includes(country))),
    })
  return (
    <details className="md:col-span-6">
      <summary id={id} className="min-h-6 cursor-pointer text-base font-medium max-md:min-h-11">
        {adminText.countries}{' '}
        <span className="font-normal text-ink-2">
          {isAll
            ? adminText.allCountries(countries.length)
            : adminText.someCountries(row.countries.length, countries.length)}
        </span>
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
