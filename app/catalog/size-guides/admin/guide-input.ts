import { z } from 'zod'
import { labeledTextField } from '#app/catalog/admin/shared-input.ts'
import { MAX_GUIDE_NAME, MAX_GUIDE_NOTE } from '#app/catalog/constants.ts'
import { listProblems, readTable } from '#app/catalog/size-guides/admin/guide-cells.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { LENGTH_UNITS } from '#app/catalog/size-guides/lengths.ts'
import { MEASUREMENT_KINDS, MEASUREMENTS, SIZE_SYSTEMS } from '#app/catalog/size-guides/measures.ts'
import { MAX_MEASUREMENTS, MAX_SIZES } from '#app/catalog/size-guides/size-guide.ts'
import { jsonField } from '#app/lib/form-fields.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

export const MAX_CELL = 40

const cell = z.string().max(MAX_CELL, { error: () => adminText.cellTooLong(MAX_CELL) })

/** The grid as typed. */
const typedTable = z.strictObject({
  columns: z
    .array(z.strictObject({ measure: z.enum(MEASUREMENTS), kind: z.enum(MEASUREMENT_KINDS) }))
    .min(1, { error: () => adminText.addMeasurement })
    .max(MAX_MEASUREMENTS, { error: () => adminText.tooManyMeasurements(MAX_MEASUREMENTS) }),
  systems: z.array(z.enum(SIZE_SYSTEMS)).max(SIZE_SYSTEMS.length),
  rows: z
    .array(
      z.strictObject({
        size: cell,
        conversions: z.partialRecord(z.enum(SIZE_SYSTEMS), cell),
        cells: z.array(cell).max(MAX_MEASUREMENTS),
      }),
    )
    .max(MAX_SIZES, { error: () => adminText.tooManySizes(MAX_SIZES) }),
})

export const guideInput = z
  .strictObject({
    name: labeledTextField(() => adminText.inputNames.name, MAX_GUIDE_NAME).min(1, {
      error: () => adminText.nameRequired,
    }),
    note: labeledTextField(() => adminText.inputNames.note, MAX_GUIDE_NOTE),
    unit: z.enum(LENGTH_UNITS, { error: () => adminText.chooseUnit }),
    table: jsonField(typedTable, { max: 100_000, unreadable: () => adminText.tableUnreadable }),
    version: formVersion,
    /** Sent if the guide was deleted while its form was open. */
    saveAsNew: z.literal('yes').optional(),
  })
  .transform(({ table, ...input }, ctx) => {
    for (const { path, message } of listProblems(table, input.unit)) {
      ctx.addIssue({ code: 'custom', path: ['table', ...path], message, input: undefined })
    }
    const columns = table.columns.map(({ measure, kind }) => `${measure} ${kind}`)
    if (new Set(columns).size < columns.length) {
      ctx.addIssue({ code: 'custom', path: ['table'], message: adminText.tableUnreadable, input: undefined })
    }
    const guideTable = readTable(table, input.unit)
    if (guideTable.rows.length === 0) {
      ctx.addIssue({
        code: 'custom',
        path: ['table', 'rows', 0, 'size'],
        message: adminText.sizeMissing,
        input: undefined,
      })
    }
    return { ...input, columns: guideTable.columns, rows: guideTable.rows }
  })

export type GuideInput = z.output<typeof guideInput>
