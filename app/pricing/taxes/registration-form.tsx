import { useCallback } from 'react'
import type { CountryChoice } from '#app/base/countries.ts'
import { pick } from '#app/lib/keys.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { PlaceFields } from '#app/pricing/taxes/place-fields.tsx'
import { TaxForm } from '#app/pricing/taxes/tax-form.tsx'
import { MAX_NUMBER, registrationInput } from '#app/pricing/taxes/tax-input.ts'
import { getRateEditPath, isKnownDay } from '#app/pricing/taxes/tax-list.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

type FormRegistration = Readonly<Record<'country' | 'region' | 'number' | 'validFrom' | 'version', string>>

type RegistrationFormProps = {
  readonly registration: FormRegistration
  readonly countries: readonly CountryChoice[]
  readonly soldTo: readonly string[]
  /** The standard rate in force in the place of a saved registration, such as 'VAT 20%'. */
  readonly rate?: string
  readonly result: FormResult<FormRegistration> | undefined
}

const getMessages = () => ({ saved: adminText.registrationSaved, failed: () => adminText.registrationNotSaved })

type Draft = Omit<FormRegistration, 'version'>

export function RegistrationForm({ registration, countries, soldTo, rate, result }: RegistrationFormProps) {
  const form = useFormDraft<FormRegistration, Draft>({
    loaded: registration,
    result,
    schema: registrationInput,
    toDraft: useCallback(
      (saved) => ({
        ...pick(saved, ['country', 'region', 'number'] as const),
        validFrom: isKnownDay(saved.validFrom) ? saved.validFrom : '',
      }),
      [],
    ),
    messages: getMessages(),
  })
  const { draft, set, field, errors } = form
  return (
    <TaxForm
      id="tax-registration-form"
      failedTitle={adminText.registrationRejected}
      isNew={registration.version === ''}
      addLabel={adminText.addRegistration}
      saveLabel={form.isGone ? adminText.saveAsNewRegistration : adminText.saveRegistration}
      form={form}
    >
      <PlaceFields place={draft} countries={countries} soldTo={soldTo} errors={errors} set={set} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          {...field('number')}
          label={adminText.taxNumber}
          maxLength={MAX_NUMBER}
          spellCheck={false}
          hint={adminText.taxNumberHint}
        />
        <TextField
          {...field('validFrom')}
          type="date"
          label={adminText.registeredFrom}
          hint={adminText.registeredFromHint}
        />
      </div>
      {rate !== undefined && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-4 text-base">
          <span>
            <span className="font-medium">{adminText.taxRateHere}</span>{' '}
            <span className="text-ink-2">{rate || adminText.noRateHere}</span>
          </span>
          <TextLink to={getRateEditPath({ ...registration, taxClass: 'standard' })}>
            {rate ? adminText.editRate : adminText.addRate}
          </TextLink>
        </p>
      )}
    </TaxForm>
  )
}
