import type { TypedTable } from '#app/catalog/size-guides/admin/guide-cells.ts'
import { withColumns, withSystem } from '#app/catalog/size-guides/admin/guide-draft.ts'
import { columnLabel } from '#app/catalog/size-guides/admin/guide-labels.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { MEASURE_KINDS, MEASURES, SIZE_SYSTEMS } from '#app/catalog/size-guides/measures.ts'
import { MAX_MEASURES } from '#app/catalog/size-guides/size-guide.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type GuideColumnsProps = {
  readonly table: TypedTable
  readonly error: string | undefined
  readonly onChange: (table: TypedTable) => void
}

/** Chooses the columns of the grid. */
export function GuideColumns({ table, error, onChange }: GuideColumnsProps) {
  const missing = MEASURE_KINDS.flatMap((kind) =>
    MEASURES.filter((measure) => !table.columns.some((own) => own.measure === measure && own.kind === kind)).map(
      (measure) => ({ measure, kind }),
    ),
  )
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <SelectField
        name="table.columns"
        form={UNSENT} // only the table is sent
        label={adminText.addMeasure}
        error={error}
        className="w-56 max-md:w-full"
        disabled={table.columns.length >= MAX_MEASURES}
        value=""
        onChange={({ currentTarget: { value } }) => {
          const added = missing.find((column) => columnLabel(column) === value)
          if (added) onChange(withColumns(table, [...table.columns, added]))
        }}
      >
        <option value="">{adminText.choose}</option>
        {missing.map((column) => (
          <option key={columnLabel(column)} value={columnLabel(column)}>
            {columnLabel(column)}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="mb-1 text-base font-medium">{adminText.sizesElsewhere}</legend>
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
