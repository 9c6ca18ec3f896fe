import { Form } from 'react-router'
import { WEIGHT_UNITS } from '#app/base/weight.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import {
  MAPPED_FIELDS,
  MAPPED_SECTIONS,
  type MappedField,
  mappedFieldNames,
} from '#app/exchange/product-files/mapping/mapped-fields.ts'
import { getColumnField, getHeading, getLabel } from '#app/exchange/product-files/mapping/mapping-input.ts'
import type { FileTable, ProductMapping } from '#app/exchange/product-files/mapping/product-mapping.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { shortLine } from '#app/lib/line.ts'
import { getWeightUnitName } from '#app/store/settings-fields.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField } from '#app/ui/admin/admin-field.tsx'

type MappingFormProps = {
  readonly table: FileTable
  /** The initial or submitted choices. */
  readonly mapping: ProductMapping
  /** Hints about columns, by column number. */
  readonly notices: Readonly<Record<number, string>>
  readonly errors: FieldErrors
  readonly isBusy: boolean
}

const MAX_SAMPLE = 80

/** Shows a select for each column of the file, with an example of the column's values. */
export function MappingForm({ table, mapping, notices, errors, isBusy }: MappingFormProps) {
  return (
    <Form method="post">
      <ul aria-label={adminText.columnsList} className="grid gap-4 sm:grid-cols-2">
        {table.header.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
          <li key={index} className="min-w-0">
            <SelectField
              name={getColumnField(index)}
              label={<span className="wrap-anywhere">{shortLine(getHeading(table, index), MAX_SAMPLE)}</span>}
              hint={[formatSample(table, index), notices[index]].filter(Boolean).join(' ')}
              error={errors[getColumnField(index)]}
              defaultValue={mapping.fields[index] ?? ''}
            >
              <FieldOptions />
            </SelectField>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
        <SelectField name="notation" label={adminText.notationLabel} defaultValue={mapping.notation}>
          <option value="point">{adminText.notations.point}</option>
          <option value="comma">{adminText.notations.comma}</option>
        </SelectField>
        <SelectField name="weightUnit" label={adminText.weightUnitLabel} defaultValue={mapping.weightUnit}>
          {WEIGHT_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {getWeightUnitName(unit)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <AdminButton type="submit" name="intent" value="check" look="primary" busy={isBusy}>
          {adminText.checkColumns}
        </AdminButton>
        <AdminButton type="submit" name="intent" value="preview" busy={isBusy}>
          {adminText.showPreview}
        </AdminButton>
      </div>
    </Form>
  )
}

function formatSample({ sample }: FileTable, index: number): string {
  const value = sample.map((row) => row[index]?.trim()).find(Boolean)
  return value ? adminText.example(shortLine(value, MAX_SAMPLE)) : adminText.noSample
}

function FieldOptions() {
  return (
    <>
      <option value="">{adminText.notImportedField}</option>
      {MAPPED_SECTIONS.map((section) => (
        <optgroup key={section} label={adminText.mappedSections[section]}>
          {mappedFieldNames.filter(isIn(section)).map((field) => (
            <option key={field} value={field}>
              {getLabel(field)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}

function isIn(section: (typeof MAPPED_SECTIONS)[number]): (field: MappedField) => boolean {
  return (field) => MAPPED_FIELDS[field].section === section
}
