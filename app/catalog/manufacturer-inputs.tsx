import { type CountryChoice, EU_MEMBERS } from '#app/base/countries.ts'
import { MAX_MAKER_CONTACT, MAX_MAKER_NAME } from '#app/catalog/manufacturers/admin/manufacturer-input.ts'
import { adminText } from '#app/catalog/manufacturers/admin-text.ts'
import type { MakerFieldName } from '#app/catalog/product-fields.ts'
import { SelectField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'

type FieldProps = {
  readonly name: MakerFieldName
  readonly value?: string
  readonly error?: string | undefined
  readonly onChange?: (event: { readonly currentTarget: { readonly value: string } }) => void
}

type ManufacturerInputsProps = {
  readonly field: (name: MakerFieldName) => FieldProps
  /** Sorted by name. */
  readonly countries: readonly CountryChoice[]
}

/** The fields of a manufacturer. Only a manufacturer outside the EU needs a responsible person. */
export function ManufacturerInputs({ field, countries }: ManufacturerInputsProps) {
  const country = field('makerCountry')
  const person = field('responsiblePerson')
  const hasPerson = Boolean(person.value || person.error)
  const isOutside = hasPerson || !['', ...EU_MEMBERS].includes(country.value ?? '')
  return (
    <div className="field-grid">
      <TextField
        {...field('maker')}
        label={adminText.nameLabel}
        hint={adminText.nameHint}
        required
        maxLength={MAX_MAKER_NAME}
      />
      <TextAreaField
        {...field('makerContact')}
        label={adminText.contact}
        hint={adminText.contactHint}
        rows={3}
        maxLength={MAX_MAKER_CONTACT}
      />
      <SelectField {...country} label={adminText.country}>
        <option value="">{adminText.chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...person}
        label={adminText.responsiblePerson}
        hint={adminText.responsiblePersonHint}
        rows={3}
        maxLength={MAX_MAKER_CONTACT}
        className={isOutside ? '' : 'hidden no-js:block'}
      />
    </div>
  )
}
