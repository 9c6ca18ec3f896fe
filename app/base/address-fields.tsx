import type { ComponentType, ReactNode } from 'react'
import type { Address, AddressField, AddressFieldName, AddressForm } from '#app/base/address.ts'
import { Field, SelectField } from '#app/ui/field.tsx'

type ControlProps = Omit<AddressField, 'options'> & {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
}

/** The components and the row class for rendering the fields. The storefront and the admin have their own. */
export type AddressLook = {
  readonly rowClassName: string
  readonly Text: ComponentType<ControlProps>
  readonly Select: ComponentType<Omit<ControlProps, 'maxLength'> & { readonly children: ReactNode }>
}

type AddressFieldsProps = {
  readonly look: AddressLook
  readonly form: AddressForm
  readonly address: Address
  readonly findError: (name: AddressFieldName) => string | undefined
  readonly onChange: (name: AddressFieldName, value: string) => void
  /** Replaces the country select. */
  readonly fixedCountry?: ReactNode
  readonly countryHint?: string | undefined
}

const COLUMNS = ['', '', 'md:grid-cols-2', 'md:grid-cols-3']

/** First and last name are short enough to share a row on a phone. */
function getColumns([first, ...others]: AddressForm[number]): string | undefined {
  return first?.name === 'first_name' ? 'grid-cols-2' : COLUMNS[others.length + 1]
}

/** The fields of the international address form or of a country's form. */
export function AddressFields({ look, form, fixedCountry, ...field }: AddressFieldsProps) {
  return form.map((row) => {
    const [first] = row
    if (first?.name === 'country' && fixedCountry !== undefined) return fixedCountry
    const cells = row.map((addressField) => (
      <Control key={addressField.name} look={look} addressField={addressField} {...field} />
    ))
    return cells.length === 1 ? (
      cells
    ) : (
      <div key={first?.name} className={`grid ${look.rowClassName} ${getColumns(row)}`}>
        {cells}
      </div>
    )
  })
}

type CellProps = Omit<AddressFieldsProps, 'form' | 'fixedCountry'> & { readonly addressField: AddressField }

function Control({ look: { Text, Select }, addressField, address, findError, onChange, countryHint }: CellProps) {
  const { options, ...field } = addressField
  const control = {
    ...field,
    value: address[addressField.name] ?? '',
    error: findError(addressField.name),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange(addressField.name, currentTarget.value),
  }
  if (!options) return <Text {...control} />
  const typed = control.value.toLowerCase()
  const chosen = options.find(({ value, label }) => value.toLowerCase() === typed || label.toLowerCase() === typed)
  const hint = addressField.name === 'country' ? countryHint : field.hint
  const { maxLength: _, ...select } = control
  return (
    <Select {...select} {...(hint && { hint })} value={chosen?.value ?? ''}>
      {/* HTML requires a required select to have an empty option */}
      {field.required && options.every(({ value }) => value !== '') && (
        <option value="" hidden>
          —
        </option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

export const STOREFRONT_LOOK: AddressLook = { rowClassName: 'gap-5', Text: Field, Select: SelectField }
