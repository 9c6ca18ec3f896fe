import { useState } from 'react'
import { href } from 'react-router'
import type { CountryChoice } from '#app/base/countries.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { MADE_BY_STORE, type ManufacturerChoice, NEW_MANUFACTURER } from '#app/catalog/manufacturer.ts'
import { ManufacturerDialog } from '#app/catalog/manufacturers/admin/manufacturer-dialog.tsx'
import { adminText } from '#app/catalog/manufacturers/admin-text.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField } from '#app/ui/admin/admin-field.tsx'

export type ManufacturerFieldsProps = {
  readonly form: ProductFormState
  readonly manufacturers: readonly ManufacturerChoice[]
  /** True if the store itself makes every product that has no manufacturer. */
  readonly isStoreMaker: boolean
  /** Sorted by name. */
  readonly countries: readonly CountryChoice[]
  /** True if the chosen status requires a manufacturer and the store does not make the product itself. */
  readonly isNeeded: boolean
}

/** The manufacturer of a product. A new one is added in a dialog. */
export function ManufacturerFields(props: ManufacturerFieldsProps) {
  const { form, manufacturers, isStoreMaker, countries, isNeeded } = props
  const [isAdding, setIsAdding] = useState(false)
  const { manufacturerId } = form.draft
  const chosenManufacturer = manufacturers.find(({ id }) => id === manufacturerId)
  const lines =
    chosenManufacturer &&
    [chosenManufacturer.makerContact, chosenManufacturer.responsiblePerson].join('\n').split('\n').filter(Boolean)
  return (
    <div>
      <SelectField
        {...form.field('manufacturerId')}
        required={isNeeded}
        hint={manufacturerId === MADE_BY_STORE ? adminText.appliesToAll : undefined}
        onChange={({ currentTarget: { value } }) => {
          if (value === NEW_MANUFACTURER) setIsAdding(true)
          else form.set({ manufacturerId: value })
        }}
      >
        {isStoreMaker ? (
          <option value="">{adminText.madeByStore}</option>
        ) : (
          <>
            <option value={MADE_BY_STORE}>{adminText.madeByStore}</option>
            <option value="">{adminText.notStated}</option>
          </>
        )}
        {manufacturers.map(({ id, maker }) => (
          <option key={id} value={id}>
            {maker || adminText.unnamed}
          </option>
        ))}
        <option value={NEW_MANUFACTURER}>{adminText.addNew}</option>
      </SelectField>
      {chosenManufacturer && (
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">
          {lines?.join(' · ')}{' '}
          <TextLink isInText to={href('/admin/manufacturers/edit/:id', { id: chosenManufacturer.id })} target="_blank">
            {adminText.editManufacturer}
          </TextLink>
        </p>
      )}
      {isAdding && (
        <ManufacturerDialog
          countries={countries}
          onAdded={(id) => {
            form.set({ manufacturerId: id })
            setIsAdding(false)
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  )
}
