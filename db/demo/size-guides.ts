import type { LengthRange } from '#app/catalog/size-guides/lengths.ts'
import type { MeasurementColumn, SizeSystem } from '#app/catalog/size-guides/measures.ts'
import type { sizeGuides as table } from '#app/catalog/size-guides/size-guides.table.ts'
import type { demoCategories } from '#db/demo/categories.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { LETTER_SIZES, WAIST_SIZES } from '#db/demo/product.ts'

/** A measurement in centimeters: one number, or a range. */
type Cell = number | readonly [min: number, max: number]

type DemoGuide = {
  readonly name: string
  readonly note: string
  /** The category whose products show this guide by default. Products of other categories can name this guide. */
  readonly category?: (typeof demoCategories)[number]['slug']
  readonly sizes: readonly string[]
  readonly conversions: Readonly<Partial<Record<SizeSystem, readonly string[]>>>
  readonly measures: readonly (MeasurementColumn & { readonly cells: readonly Cell[] })[]
}

const BUST: readonly Cell[] = [
  [78, 81],
  [82, 86],
  [87, 91],
  [92, 97],
  [98, 104],
]
const WAIST: readonly Cell[] = [
  [60, 63],
  [64, 68],
  [69, 73],
  [74, 79],
  [80, 86],
]
const HIPS: readonly Cell[] = [
  [86, 89],
  [90, 94],
  [95, 99],
  [100, 105],
  [106, 112],
]

const LETTER_CONVERSIONS = {
  EU: ['34', '36', '38', '40', '42'],
  UK: ['6', '8', '10', '12', '14'],
  US: ['2', '4', '6', '8', '10'],
  FR: ['36', '38', '40', '42', '44'],
  IT: ['38', '40', '42', '44', '46'],
  JP: ['5', '7', '9', '11', '13'],
} as const

const guides: readonly DemoGuide[] = [
  {
    name: 'Dresses',
    note: 'Cut close through the body. Between sizes, choose the larger one for more room.',
    category: 'dresses',
    sizes: LETTER_SIZES,
    conversions: LETTER_CONVERSIONS,
    measures: [
      { measure: 'bust', kind: 'body', cells: BUST },
      { measure: 'waist', kind: 'body', cells: WAIST },
      { measure: 'hips', kind: 'body', cells: HIPS },
    ],
  },
  {
    name: 'Tops',
    note: '',
    category: 'tops',
    sizes: LETTER_SIZES,
    conversions: LETTER_CONVERSIONS,
    measures: [
      { measure: 'bust', kind: 'body', cells: BUST },
      { measure: 'waist', kind: 'body', cells: WAIST },
      { measure: 'sleeve', kind: 'body', cells: [58, 59, 60, 61, 62] },
    ],
  },
  {
    name: 'Bottoms',
    note: 'Skirts and trousers sit at the natural waist.',
    category: 'bottoms',
    sizes: WAIST_SIZES,
    conversions: {
      UK: ['8', '10', '12', '14', '16'],
      US: ['4', '6', '8', '10', '12'],
      IT: ['40', '42', '44', '46', '48'],
    },
    measures: [
      {
        measure: 'waist',
        kind: 'body',
        cells: [
          [64, 67],
          [68, 71],
          [72, 75],
          [76, 80],
          [81, 86],
        ],
      },
      {
        measure: 'hips',
        kind: 'body',
        cells: [
          [90, 93],
          [94, 97],
          [98, 101],
          [102, 106],
          [107, 112],
        ],
      },
    ],
  },
  {
    name: 'Kaftans',
    note: 'Cut wide: each size fits a range of bodies, and the belt takes in the rest.',
    sizes: ['S/M', 'L/XL'],
    conversions: { EU: ['34–38', '40–44'], UK: ['6–10', '12–16'] },
    measures: [
      {
        measure: 'bust',
        kind: 'body',
        cells: [
          [78, 91],
          [92, 110],
        ],
      },
      {
        measure: 'hips',
        kind: 'body',
        cells: [
          [86, 99],
          [100, 118],
        ],
      },
      { measure: 'bust', kind: 'garment', cells: [124, 140] },
      { measure: 'length', kind: 'garment', cells: [138, 140] },
    ],
  },
  {
    name: 'Belts',
    note: 'Measure over the clothes you’ll wear the belt with.',
    sizes: ['75', '80', '85', '90'],
    conversions: {},
    measures: [
      {
        measure: 'waist',
        kind: 'body',
        cells: [
          [72, 77],
          [77.5, 82],
          [82.5, 87],
          [87.5, 92],
        ],
      },
    ],
  },
  {
    name: 'Hats',
    note: '',
    sizes: ['S', 'M', 'L'],
    conversions: {},
    measures: [
      {
        measure: 'head',
        kind: 'body',
        cells: [
          [54, 55.5],
          [56, 57.5],
          [58, 59.5],
        ],
      },
    ],
  },
]

export function buildGuideRows(createdAt: Date): (typeof table.$inferInsert)[] {
  return guides.map(({ name, note, sizes, conversions, measures }) => ({
    id: toGuideId(name),
    name,
    note,
    unit: 'cm',
    columns: measures.map(({ measure, kind }) => ({ measure, kind })),
    rows: sizes.map((size, index) => ({
      size,
      conversions: Object.fromEntries(
        Object.entries(conversions).map(([system, names]) => [system, names[index] ?? '']),
      ),
      ranges: measures.map(({ cells }) => toRange(cells[index])),
    })),
    createdAt,
    updatedAt: createdAt,
  }))
}

function toRange(cell: Cell | undefined): LengthRange | null {
  if (cell === undefined) return null
  const [min, max] = typeof cell === 'number' ? [cell, cell] : cell
  return { min: min * 10, max: max * 10 }
}

/** The categories that have a size guide, each with the name of its guide. */
export const categoryGuides = guides.flatMap(({ name, category }) => (category ? [{ name, category }] : []))

export const demoGuideIds = guides.map(({ name }) => toGuideId(name))

function toGuideId(name: string) {
  return createDemoId('size-guide', name)
}
