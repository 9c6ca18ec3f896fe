import { useState } from 'react'
import { type ManufacturerChoice, NO_MANUFACTURER } from '#app/catalog/manufacturer.ts'
import { adminText } from '#app/catalog/manufacturers/admin-text.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { RecordMenu } from '#app/ui/admin/record-menu.tsx'

type ManufacturerRemovalProps = {
  /** The number of the manufacturer's products, which will be assigned to another manufacturer. */
  readonly products: number
  readonly others: readonly ManufacturerChoice[]
  /** The label of the choice for no manufacturer. */
  readonly noneLabel: string
}

export function ManufacturerRemoval({ products, others, noneLabel }: ManufacturerRemovalProps) {
  const [replacement, setReplacement] = useState<string>(others[0]?.id ?? NO_MANUFACTURER)
  if (products === 0) {
    return (
      <RecordMenu
        deletion={{
          title: adminText.deleteQuestion,
          confirmLabel: adminText.deleteManufacturer,
          effects: adminText.deleteHint,
        }}
      />
    )
  }
  const choice = (
    <SelectField
      name="replacement"
      label={adminText.replacement}
      value={replacement}
      onChange={(event) => setReplacement(event.currentTarget.value)}
    >
      {others.map(({ id, maker }) => (
        <option key={id} value={id}>
          {maker || adminText.unnamed}
        </option>
      ))}
      <option value={NO_MANUFACTURER}>{noneLabel}</option>
    </SelectField>
  )
  return (
    <RecordMenu
      deletion={{
        title: adminText.replaceQuestion(products),
        confirmLabel: adminText.replaceAndDelete,
        effects: choice,
        fields: { replacement },
      }}
    />
  )
}
