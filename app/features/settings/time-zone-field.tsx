import { fieldOf } from '#app/features/settings/settings-fields.ts'
import type { TimeZoneGroup } from '#app/features/settings/time-zone-choices.ts'
import type { SettingsFormState } from '#app/features/settings/use-settings-form.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'

type TimeZoneFieldProps = { readonly form: SettingsFormState; readonly groups: readonly TimeZoneGroup[] }

export function TimeZoneField({ form, groups }: TimeZoneFieldProps) {
  const { label, hint } = fieldOf('store_time_zone')
  const chosen = String(form.draft.store_time_zone)
  const isListed = groups.some(({ zones }) => zones.some(({ zone }) => zone === chosen))
  return (
    <SelectField
      name="store_time_zone"
      label={label}
      hint={hint}
      error={form.errors.store_time_zone}
      value={chosen}
      onChange={(event) => form.set({ store_time_zone: event.currentTarget.value })}
    >
      {!isListed && <option value={chosen}>{chosen}</option>}
      {groups.map(({ area, zones }) => {
        const options = zones.map(({ zone, label: city }) => (
          <option key={zone} value={zone}>
            {city}
          </option>
        ))
        return area === '' ? (
          options
        ) : (
          <optgroup key={area} label={area}>
            {options}
          </optgroup>
        )
      })}
    </SelectField>
  )
}
