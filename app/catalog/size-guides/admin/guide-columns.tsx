import type { TypedTable } from '#app/catalog/size-guides/admin/guide-cells.ts'
import { withColumns, withSystem } from '#app/catalog/size-guides/admin/guide-draft.ts'
import { getColumnLabel } from '#app/catalog/size-guides/admin/guide-labels.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { MEASUREMENT_KINDS, MEASUREMENTS, SIZE_SYSTEMS } from '#app/catalog/size-guides/measures.ts'
import { MAX_MEASUREMENTS } from '#app/catalog/size-guides/size-guide.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type GuideColumnsProps = {
  readonly table: TypedTable
  readonly error: string | undefined
  readonly onChange: (table: TypedTable) => void
}

/** Lets staff choose the columns of the grid. */
export function GuideColumns({ table, error, onChange }: GuideColumnsProps) {
  const missing = MEASUREMENT_KINDS.flatMap((kind) =>
    MEASUREMENTS.filter((measure) => !table.columns.some((own) => own.measure === measure && own.kind === kind)).map(
      (measure) => ({ measure, kind }),
    ),
  )
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <SelectField
        name="table.columns"
        form={UNSENT} // the form sends the table instead of this field
        label={adminText.addMeasurement}
        error={error}
        className="w-56 max-md:w-full"
        disabled={table.columns.length >= MAX_MEASUREMENTS}
        value=""
        onChange={({ currentTarget: { value } }) => {
          const added = missing.find((column) => getColumnLabel(column) === value)
          if (added) onChange(withColumns(table, [...table.columns, added]))
        }}
      >
        <option value="">{adminText.choose}</option>
        {missing.map((column) => (
          <option key={getColumnLabel(column)} value={getColumnLabel(column)}>
            {getColumnLabel(column)}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="mb-1 text-base font-medium">{adminText.otherSizeSystems}</legend>
        <div className="grid grid-cols-3 gap-x-4 md:flex md:flex-wrap">
          {SIZE_SYSTEMS.map((system) => (
            <label key={system} className="flex min-h-9 items-center gap-2 text-base max-md:min-h-11">
              <input
                type="checkbox"
                className="size-4 accent-plum"
                checked={table.systems.includes(system)}
                onChange={({ currentTarget: { checked } }) => onChange(withSystem(table, system, checked))}
              />
              {system}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
