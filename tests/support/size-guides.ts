import type { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'

/** Returns a guide with the sizes S to L: bust, waist, hips and garment length in centimeters. */
export function createSizeGuideRow(name: string): typeof sizeGuides.$inferInsert {
  return {
    name,
    unit: 'cm',
    columns: [
      ...(['bust', 'waist', 'hips'] as const).map((measure) => ({ measure, kind: 'body' as const })),
      { measure: 'length', kind: 'garment' },
    ],
    rows: [
      { size: 'S', conversions: { EU: '36' }, ranges: [range(82, 86), range(64, 68), range(90, 94), range(100)] },
      { size: 'M', conversions: { EU: '38' }, ranges: [range(87, 91), range(69, 73), range(95, 99), range(102)] },
      { size: 'L', conversions: { EU: '40' }, ranges: [range(92, 97), range(74, 79), range(100, 105), range(104)] },
    ],
  }
}

/** Converts a range from centimeters to the stored millimeters. */
function range(min: number, max = min) {
  return { min: min * 10, max: max * 10 }
}
