import { useCallback, useMemo } from 'react'
import type { CountryChoice } from '#app/base/countries.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { pick } from '#app/lib/keys.ts'
import { TAX_CLASSES } from '#app/pricing/tax-class.ts'
import type { FormRate } from '#app/pricing/tax-rates.server.ts'
import { SHIPPING_TAXES } from '#app/pricing/tax-table.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { PlaceFields } from '#app/pricing/taxes/place-fields.tsx'
import { TaxForm } from '#app/pricing/taxes/tax-form.tsx'
import { MAX_NAME, rateInput } from '#app/pricing/taxes/tax-input.ts'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

type RateFormProps = {
  readonly rate: FormRate
  readonly countries: readonly CountryChoice[]
  readonly soldTo: readonly string[]
  readonly today: string
  readonly result: FormResult<FormRate> | undefined
}

const getMessages = () => ({ saved: adminText.taxRateSaved, failed: () => adminText.rateNotSaved })

type Draft = Omit<FormRate, 'version'>

export function RateForm({ rate, countries, soldTo, today, result }: RateFormProps) {
  const form = useFormDraft<FormRate, Draft>({
    loaded: rate,
    result,
    schema: useMemo(() => rateInput(today), [today]),
    toDraft: useCallback(
      (saved) =>
        pick(saved, ['country', 'region', 'taxClass', 'name', 'rate', 'isAdded', 'shipping', 'validFrom'] as const),
      [],
    ),
    messages: getMessages(),
  })
  const { draft, set, field, errors } = form
  return (
    <TaxForm id="tax-rate-form" failedTitle={adminText.rateRejected} isNew addLabel={adminText.addTaxRate} form={form}>
      <PlaceFields place={draft} countries={countries} soldTo={soldTo} errors={errors} set={set} />
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_9rem_minmax(0,1fr)]">
        <TextField {...field('name')} label={adminText.name} required maxLength={MAX_NAME} hint={adminText.nameHint} />
        <TextField {...field('rate')} label={adminText.rate} required inputMode="decimal" maxLength={20} />
        <SelectField
          {...field('taxClass')}
          label={adminText.taxClass}
          hint={adminText.taxClassHint}
          onChange={(event) => {
            const taxClass = TAX_CLASSES.find((known) => known === event.currentTarget.value)
            if (taxClass) set({ taxClass, rate: draft.rate }) // clears the error on the rate field
          }}
        >
          {TAX_CLASSES.map((taxClass) => (
            <option key={taxClass} value={taxClass}>
              {adminText.taxClasses[taxClass]}
            </option>
          ))}
        </SelectField>
      </div>
      {draft.region === '' ? (
        <input type="hidden" name="isAdded" value="" />
      ) : (
        <SelectField
          {...field('isAdded')}
          label={adminText.taxOfCountry}
          hint={adminText.taxOfCountryHint}
          className="md:max-w-80"
          onChange={(event) => set({ isAdded: event.currentTarget.value === 'yes' ? 'yes' : '' })}
        >
          <option value="">{adminText.replacesCountry}</option>
          <option value="yes">{adminText.addsToCountry}</option>
        </SelectField>
      )}
      <SummaryRow title={adminText.startAndShipping} summary={formatMoreNote(draft)}>
        <div className="field-grid">
          <TextField
            {...field('validFrom')}
            type="date"
            label={adminText.firstDay}
            required
            min={today}
            className="max-w-44"
            hint={adminText.firstDayHint}
          />
          {draft.taxClass === 'standard' && draft.isAdded === '' ? (
            <SelectField
              {...field('shipping')}
              label={adminText.taxOnShipping}
              hint={adminText.taxOnShippingHint}
              className="md:max-w-80"
              onChange={(event) => {
                const shipping = SHIPPING_TAXES.find((known) => known === event.currentTarget.value)
                if (shipping) set({ shipping })
              }}
            >
              {SHIPPING_TAXES.map((shipping) => (
                <option key={shipping} value={shipping}>
                  {adminText.shippingTaxes[shipping]}
                </option>
              ))}
            </SelectField>
          ) : (
            <input type="hidden" name="shipping" value="market" />
          )}
        </div>
      </SummaryRow>
    </TaxForm>
  )
}

/** Returns text such as 'From Dec 1, 2026 · shipping not taxed'. */
function formatMoreNote({ validFrom, shipping }: Draft): string {
  return [validFrom && adminText.startsOn(formatDay(validFrom)), adminText.shippingInShort[shipping]]
    .filter(Boolean)
    .join(' · ')
}
