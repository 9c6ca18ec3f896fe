import { useCallback, useMemo } from 'react'
import { adminText } from '#app/features/taxes/admin-text.ts'
import { PlaceFields } from '#app/features/taxes/place-fields.tsx'
import { TAX_CLASSES } from '#app/features/taxes/tax-class.ts'
import { TaxForm } from '#app/features/taxes/tax-form.tsx'
import { MAX_NAME, rateInput } from '#app/features/taxes/tax-input.ts'
import type { CountryChoice } from '#app/features/taxes/tax-place.ts'
import type { FormRate } from '#app/features/taxes/tax-rates.server.ts'
import { pick } from '#app/lib/pick.ts'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

type RateFormProps = {
  readonly rate: FormRate
  readonly countries: readonly CountryChoice[]
  readonly today: string
  readonly result: FormResult<FormRate> | undefined
}

const messages = () => ({ saved: adminText.taxRateSaved, failed: () => adminText.rateNotSaved })

type Draft = Omit<FormRate, 'version'>

export function RateForm({ rate, countries, today, result }: RateFormProps) {
  const form = useFormDraft<FormRate, Draft>({
    loaded: rate,
    result,
    schema: useMemo(() => rateInput(today), [today]),
    draftOf: useCallback(
      (saved) => pick(saved, ['country', 'region', 'taxClass', 'name', 'rate', 'validFrom'] as const),
      [],
    ),
    messages: messages(),
  })
  const { draft, set, errors } = form
  const field = (name: 'name' | 'rate' | 'validFrom') => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  })
  return (
    <TaxForm
      id="tax-rate-form"
      title={adminText.taxRate}
      refusedTitle={adminText.rateRefused}
      saveLabel={adminText.saveRate}
      form={form}
    >
      <PlaceFields place={draft} countries={countries} errors={errors} set={set} />
      <SelectField
        name="taxClass"
        label={adminText.taxClass}
        value={draft.taxClass}
        error={errors.taxClass}
        hint={adminText.taxClassHint}
        onChange={(event) => {
          const taxClass = TAX_CLASSES.find((known) => known === event.currentTarget.value)
          if (taxClass) set({ taxClass, rate: draft.rate }) // clears the error of the rate
        }}
      >
        {TAX_CLASSES.map((taxClass) => (
          <option key={taxClass} value={taxClass}>
            {adminText.taxClasses[taxClass]}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('name')} label={adminText.name} required maxLength={MAX_NAME} hint={adminText.nameHint} />
        <TextField {...field('rate')} label={adminText.rate} required inputMode="decimal" maxLength={20} />
      </div>
      <TextField
        {...field('validFrom')}
        type="date"
        label={adminText.firstDay}
        required
        min={today}
        className="max-w-60"
        hint={adminText.firstDayHint}
      />
    </TaxForm>
  )
}
