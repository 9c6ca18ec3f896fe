import { asc, sql } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { getFileColumnName, MEASUREMENT_COLUMNS } from '#app/catalog/size-guides/file-columns.ts'
import { toRangeText } from '#app/catalog/size-guides/lengths.ts'
import { SIZE_SYSTEMS } from '#app/catalog/size-guides/measures.ts'
import type { GuideRow, SizeGuide } from '#app/catalog/size-guides/size-guide.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { pick } from '#app/lib/keys.ts'
import { formatListCell } from '#app/platform/files/list-cell.ts'
import { type Column, csvFile, readById } from '#app/store/file-formats.ts'

type Line = { readonly guide: SizeGuide & { readonly categories: readonly string[] }; readonly row: GuideRow }

const usedBy = sql<string[]>`array(select ${categories}.slug from ${categories}
  where ${categories}.size_guide = ${sizeGuides}.name order by ${categories}.position, ${categories}.slug)`

const measureColumns = MEASUREMENT_COLUMNS.map(({ measure, kind }): Column<Line> => {
  const value = ({ guide, row }: Line) => {
    const index = guide.columns.findIndex((column) => column.measure === measure && column.kind === kind)
    const range = row.ranges[index]
    return range ? toRangeText(range, guide.unit) : ''
  }
  const description = kind === 'body' ? 'of the person the size fits' : 'of the garment'
  return [getFileColumnName({ measure, kind }), `${description}, in the unit of the guide`, value]
})

export const sizeGuidesFile = csvFile<Line>({
  path: 'size-guides.csv',
  about: 'The size guides, with one row per size. In another Lumina store, import this file before collections.csv.',
  count: ({ db }) => db.$count(sizeGuides),
  async *batches({ db }) {
    const guides = readById((after, limit) =>
      db
        .select({ ...pick(sizeGuides, ['id', 'name', 'note', 'unit', 'columns', 'rows']), categories: usedBy })
        .from(sizeGuides)
        .where(sql`${sizeGuides.id} > ${after}::uuid`)
        .orderBy(asc(sizeGuides.id))
        .limit(limit),
    )
    for await (const batch of guides) yield batch.flatMap((guide) => guide.rows.map((row) => ({ guide, row })))
  },
  columns: [
    ['Guide', 'the name that products.csv and collections.csv contain', ({ guide }) => guide.name],
    ['Categories', 'slugs of the categories that use the guide', ({ guide }) => formatListCell(guide.categories)],
    ['Note', 'plain text below the table', ({ guide }) => guide.note],
    ['Unit', 'cm or in, for all measurements', ({ guide }) => guide.unit],
    ['Size', 'spelled as in the products, smallest first', ({ row }) => row.size],
    ...SIZE_SYSTEMS.map((system): Column<Line> => {
      return [system, `the same size in the sizing system ${system}`, ({ row }) => row.conversions[system] ?? '']
    }),
    ...measureColumns,
  ],
})
