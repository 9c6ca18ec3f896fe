/** The measurements of a guide, in column order. */
export const MEASURES = [
  ...(['neck', 'shoulder', 'bust', 'underBust', 'waist', 'hips', 'sleeve', 'length'] as const),
  ...(['inseam', 'thigh', 'wrist', 'head', 'foot'] as const),
] as const
export type Measure = (typeof MEASURES)[number]

/** 'body': of the body that a size fits, which the advice compares. 'garment': of the garment itself. */
export const MEASURE_KINDS = ['body', 'garment'] as const
export type MeasureKind = (typeof MEASURE_KINDS)[number]

export type MeasureColumn = { readonly measure: Measure; readonly kind: MeasureKind }

/** Sizing systems of other countries. */
export const SIZE_SYSTEMS = ['EU', 'UK', 'US', 'FR', 'IT', 'JP'] as const
export type SizeSystem = (typeof SIZE_SYSTEMS)[number]

/** In millimeters. Wide enough for everyone and for garments laid flat; numbers outside the range are typos. */
export const MEASURE_LIMITS: Readonly<Record<Measure, { readonly min: number; readonly max: number }>> = {
  neck: { min: 150, max: 800 },
  shoulder: { min: 50, max: 900 },
  bust: { min: 250, max: 2_200 },
  underBust: { min: 250, max: 2_200 },
  waist: { min: 200, max: 2_200 },
  hips: { min: 250, max: 2_400 },
  sleeve: { min: 50, max: 1_000 },
  length: { min: 100, max: 2_200 },
  inseam: { min: 50, max: 1_300 },
  thigh: { min: 150, max: 1_300 },
  wrist: { min: 80, max: 400 },
  head: { min: 300, max: 800 },
  foot: { min: 100, max: 400 },
}

/** The drawings that show where to measure. */
export const DRAWINGS = ['top', 'trousers', 'foot', 'head', 'wrist'] as const
export type Drawing = (typeof DRAWINGS)[number]

/** Returns the drawing for a measurement. Waist and hips are on the trousers if nothing else is on the top. */
export function getDrawing(measure: Measure, among: readonly Measure[]): Drawing {
  switch (measure) {
    case 'inseam':
    case 'thigh':
      return 'trousers'
    case 'foot':
    case 'head':
    case 'wrist':
      return measure
    case 'waist':
    case 'hips':
    case 'length':
      return among.some((other) => ABOVE_WAIST.includes(other)) ? 'top' : 'trousers'
    default:
      return 'top'
  }
}

const ABOVE_WAIST: readonly Measure[] = ['neck', 'shoulder', 'bust', 'underBust', 'sleeve']

/** Body before garment, each in the order of `MEASURES`. */
export function inOrder(columns: readonly MeasureColumn[]): MeasureColumn[] {
  const place = ({ measure, kind }: MeasureColumn) =>
    MEASURE_KINDS.indexOf(kind) * MEASURES.length + MEASURES.indexOf(measure)
  return columns.toSorted((a, b) => place(a) - place(b))
}
