import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { CountryChoice } from '#app/base/countries.ts'
import { ManufacturerInputs } from '#app/catalog/manufacturer-inputs.tsx'
import { type ManufacturerDraft, toDraft } from '#app/catalog/manufacturers/admin/manufacturer-draft.ts'
import type { EditableManufacturer } from '#app/catalog/manufacturers/admin/manufacturer-form.server.ts'
import { manufacturerInput } from '#app/catalog/manufacturers/admin/manufacturer-input.ts'
import { adminText } from '#app/catalog/manufacturers/admin-text.ts'
import { EditForm } from '#app/ui/admin/edit-form.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

type ManufacturerFormProps = {
  /** Null for a new manufacturer. */
  readonly manufacturer: EditableManufacturer | null
  readonly countries: readonly CountryChoice[]
  readonly result: FormResult<EditableManufacturer> | undefined
  readonly side?: ReactNode
}

const getMessages = () => ({
  saved: adminText.manufacturerSaved,
  failed: (message: string) => (message === adminText.nameRequired ? message : adminText.manufacturerNotSaved),
})

export function ManufacturerForm({ manufacturer, countries, result, side }: ManufacturerFormProps) {
  const form = useFormDraft<EditableManufacturer | null, ManufacturerDraft>({
    loaded: manufacturer,
    result,
    schema: manufacturerInput,
    toDraft,
    messages: getMessages(),
  })
  return (
    <EditForm
      id="manufacturer-form"
      noun={adminText.manufacturerInSentence}
      form={form}
      side={side}
      saveLabel={form.isGone ? adminText.saveAsNewManufacturer : adminText.saveManufacturer}
      creation={{ label: adminText.addManufacturer, back: href('/admin/manufacturers') }}
    >
      <Panel>
        <ManufacturerInputs field={form.field} countries={countries} />
      </Panel>
    </EditForm>
  )
}
