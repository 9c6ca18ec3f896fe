import type { CountryChoice } from '#app/base/countries.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import type { MakerFields } from '#app/catalog/product-safety.ts'
import { SelectField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'

type ManufacturerFieldsProps = {
  readonly form: ProductFormState
  /** By name. */
  readonly countries: readonly CountryChoice[]
  /** Fields that the chosen status requires. */
  readonly needed: ReadonlySet<keyof MakerFields>
}

/** The manufacturer and the responsible person of a product. */
export function ManufacturerFields({ form: { field }, countries, needed }: ManufacturerFieldsProps) {
  return (
    <>
      <TextField {...field('maker')} required={needed.has('maker')} />
      <TextAreaField {...field('makerContact')} rows={3} required={needed.has('makerContact')} />
      <SelectField {...field('makerCountry')} required={needed.has('makerCountry')}>
        <option value="">{adminText.notStated}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...field('responsiblePerson')} rows={3} required={needed.has('responsiblePerson')} />
    </>
  )
}
