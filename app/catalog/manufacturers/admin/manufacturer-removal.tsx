import { useState } from 'react'
import { type ManufacturerChoice, NO_MANUFACTURER } from '#app/catalog/manufacturer.ts'
import { adminText } from '#app/catalog/manufacturers/admin-text.ts'
import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { adminText as uiText } from '#app/ui/admin/admin-text.ts'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

type ManufacturerRemovalProps = {
  /** The number of its products, which will be assigned to another manufacturer. */
  readonly products: number
  readonly others: readonly ManufacturerChoice[]
  /** The label of the choice for no manufacturer. */
  readonly noneLabel: string
}

export function ManufacturerRemoval({ products, others, noneLabel }: ManufacturerRemovalProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const [replacement, setReplacement] = useState<string>(others[0]?.id ?? NO_MANUFACTURER)
  const isUsed = products > 0
  return (
    <>
      <ActionMenu label={uiText.moreActions}>
        <button type="button" className="text-danger" onClick={() => setIsConfirming(true)}>
          {adminText.deleteManufacturer}
        </button>
      </ActionMenu>
      <RemovalDialog
        formData={isConfirming ? { intent: 'delete', ...(isUsed && { replacement }) } : null}
        title={isUsed ? adminText.replaceQuestion(products) : adminText.deleteQuestion}
        confirmLabel={isUsed ? adminText.replaceAndDelete : adminText.deleteManufacturer}
        onClose={() => setIsConfirming(false)}
      >
        {isUsed ? (
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
        ) : (
          adminText.deleteHint
        )}
      </RemovalDialog>
    </>
  )
}
