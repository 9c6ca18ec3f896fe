import { z } from 'zod'
import { text } from '#app/features/catalog/admin/shared-input.ts'
import { listProblems, readTable } from '#app/features/size-guides/admin/guide-cells.ts'
import { LENGTH_UNITS } from '#app/features/size-guides/lengths.ts'
import { MEASURE_KINDS, MEASURES, SIZE_SYSTEMS } from '#app/features/size-guides/measures.ts'
import { MAX_GUIDE_NAME, MAX_GUIDE_NOTE, MAX_MEASURES, MAX_SIZES } from '#app/features/size-guides/size-guide.ts'
import { jsonField } from '#app/lib/json-field.ts'

export const NAME_REQUIRED = 'Name is required'
export const MAX_CELL = 40

const cell = z.string().max(MAX_CELL, `At most ${MAX_CELL} characters`)

/** The grid as it is typed. */
export const typedTable = z.strictObject({
  columns: z
    .array(z.strictObject({ measure: z.enum(MEASURES), kind: z.enum(MEASURE_KINDS) }))
    .min(1, 'Add a measure')
    .max(MAX_MEASURES, `A guide has at most ${MAX_MEASURES} measures`),
  systems: z.array(z.enum(SIZE_SYSTEMS)).max(SIZE_SYSTEMS.length),
  rows: z
    .array(
      z.strictObject({
        size: cell,
        conversions: z.partialRecord(z.enum(SIZE_SYSTEMS), cell),
        cells: z.array(cell).max(MAX_MEASURES),
      }),
    )
    .max(MAX_SIZES, `A guide has at most ${MAX_SIZES} sizes`),
})

/** See docs/rules.md, Size guides. */
export const guideInput = z
  .strictObject({
    name: text('Name', MAX_GUIDE_NAME).min(1, NAME_REQUIRED),
    note: text('The note', MAX_GUIDE_NOTE),
    unit: z.enum(LENGTH_UNITS, 'Choose a unit'),
    table: jsonField(typedTable, { max: 100_000, unreadable: 'This table could not be read' }),
    version: z.string().max(100),
    /** Sent if the guide was deleted while its form was open. */
    asNew: z.literal('yes').optional(),
  })
  .transform(({ table, ...input }, ctx) => {
    for (const { path, message } of listProblems(table, input.unit)) {
      ctx.addIssue({ code: 'custom', path: ['table', ...path], message, input: undefined })
    }
    const columns = table.columns.map(({ measure, kind }) => `${measure} ${kind}`)
    if (new Set(columns).size < columns.length) {
      ctx.addIssue({ code: 'custom', path: ['table'], message: 'This table could not be read', input: undefined })
    }
    const read = readTable(table, input.unit)
    if (read.rows.length === 0) {
      ctx.addIssue({ code: 'custom', path: ['table', 'rows', 0, 'size'], message: 'Add a size', input: undefined })
    }
    return { ...input, columns: read.columns, rows: read.rows }
  })

export type GuideInput = z.output<typeof guideInput>
