import type { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'

/** Sizes S to L by bust, waist and hips, and the length of the garment, in centimeters. */
export function aSizeGuide(name: string): typeof sizeGuides.$inferInsert {
  const sizes = [
    ['S', '36', '82-86 64-68 90-94 100-100'],
    ['M', '38', '87-91 69-73 95-99 102-102'],
    ['L', '40', '92-97 74-79 100-105 104-104'],
  ] as const
  return {
    name,
    unit: 'cm',
    columns: [
      ...(['bust', 'waist', 'hips'] as const).map((measure) => ({ measure, kind: 'body' as const })),
      { measure: 'length', kind: 'garment' },
    ],
    rows: sizes.map(([size, eu, ranges]) => ({
      size,
      conversions: { EU: eu },
      ranges: ranges.split(' ').map((range) => {
        const [min = 0, max = 0] = range.split('-').map(Number)
        return { min: min * 10, max: max * 10 }
      }),
    })),
  }
}
