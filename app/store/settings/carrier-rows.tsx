import { useState } from 'react'
import {
  type CustomCarrier,
  isCarrierNameUsed,
  isTrackingUrl,
  joinCustomCarriers,
  MAX_CARRIER_NAME_LENGTH,
  MAX_CARRIER_URL_LENGTH,
  MAX_CUSTOM_CARRIERS,
  splitCustomCarriers,
} from '#app/base/carriers.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import type { SettingsFormState } from '#app/store/settings/use-settings-form.ts'
import { getField } from '#app/store/settings-fields.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, getFieldId, TextField } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRows } from '#app/ui/admin/lists/use-rows.ts'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

const NAME = 'own_carriers'

function findNameError(rows: readonly CustomCarrier[], index: number): string | undefined {
  if (rows[index]?.name.trim() === '') return adminText.carrierNameMissing
  return isCarrierNameUsed(rows, index) ? adminText.carrierNameUsed : undefined
}

/** Edits the store's own carriers, each with a name and the URL of its tracking page. */
export function CarrierRows({ form }: { readonly form: SettingsFormState }) {
  const { label, hint } = getField(NAME)
  const text = String(form.draft[NAME])
  const [edited, setEdited] = useState<readonly CustomCarrier[]>([])
  // The text cannot represent empty rows, so they are kept here until the text is changed elsewhere, such as by Discard
  const rows = joinCustomCarriers(edited) === text ? edited : splitCustomCarriers(text)
  const { list, replace } = useRows(rows, (changed) => {
    setEdited(changed)
    form.set({ [NAME]: joinCustomCarriers(changed) })
  })
  const id = getFieldId(NAME)
  const error = form.errors[NAME]
  return (
    <div>
      <h3 className="text-base font-medium">{label}</h3>
      <input type="hidden" name={NAME} value={text} />
      <SortableList
        id={id}
        isSentAsList
        hasFields
        label={label}
        getName={({ name }) => name || adminText.newCarrier}
        {...list}
      >
        {({ name, url }, index) => (
          <div className="grid gap-3 py-1 md:grid-cols-[1fr_2fr]">
            <TextField
              name={`${NAME}.${index}.name`}
              form={UNSENT} // the rows are sent as one text
              label={adminText.carrierName}
              value={name}
              error={error && findNameError(rows, index)}
              maxLength={MAX_CARRIER_NAME_LENGTH}
              onChange={(event) => replace(index, { name: event.currentTarget.value })}
            />
            <TextField
              name={`${NAME}.${index}.url`}
              form={UNSENT}
              label={adminText.trackingPage}
              hint={adminText.trackingPageHint}
              type="url"
              value={url}
              error={error && !isTrackingUrl(url.trim()) ? adminText.notATrackingPage : undefined}
              maxLength={MAX_CARRIER_URL_LENGTH}
              onChange={(event) => replace(index, { url: event.currentTarget.value })}
            />
          </div>
        )}
      </SortableList>
      <FieldNotes id={id} error={error} hint={hint} />
      <AdminButton
        className="mt-3"
        disabled={rows.length >= MAX_CUSTOM_CARRIERS}
        onClick={() => setEdited([...rows, { name: '', url: '' }])}
      >
        {adminText.addCarrier}
      </AdminButton>
    </div>
  )
}
