/** The measurements that a guide can contain, in column order. */
export const MEASUREMENTS = [
  ...(['neck', 'shoulder', 'bust', 'underBust', 'waist', 'hips', 'sleeve', 'length'] as const),
  ...(['inseam', 'thigh', 'wrist', 'head', 'foot'] as const),
] as const
export type Measurement = (typeof MEASUREMENTS)[number]

/** 'body': measures the body that a size fits, for size advice. 'garment': measures the garment itself. */
export const MEASUREMENT_KINDS = ['body', 'garment'] as const
export type MeasurementKind = (typeof MEASUREMENT_KINDS)[number]

export type MeasurementColumn = { readonly measure: Measurement; readonly kind: MeasurementKind }

/** Sizing systems of other countries. */
export const SIZE_SYSTEMS = ['EU', 'UK', 'US', 'FR', 'IT', 'JP'] as const
export type SizeSystem = (typeof SIZE_SYSTEMS)[number]

/** In millimeters. Wide enough for everyone and for garments laid flat; numbers outside the range are typos. */
export const MEASUREMENT_LIMITS: Readonly<Record<Measurement, { readonly min: number; readonly max: number }>> = {
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

/**
 * Returns the drawing for a measurement. Waist, hips and length are drawn on the trousers if no other measurement needs
 * the top.
 */
export function getDrawing(measure: Measurement, measurements: readonly Measurement[]): Drawing {
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
      return measurements.some((other) => ABOVE_WAIST.includes(other)) ? 'top' : 'trousers'
    default:
      return 'top'
  }
}

const ABOVE_WAIST: readonly Measurement[] = ['neck', 'shoulder', 'bust', 'underBust', 'sleeve']

/** Sorts body measurements before garment measurements, both in the order of `MEASUREMENTS`. */
export function sortColumns(columns: readonly MeasurementColumn[]): MeasurementColumn[] {
  const getPosition = ({ measure, kind }: MeasurementColumn) =>
    MEASUREMENT_KINDS.indexOf(kind) * MEASUREMENTS.length + MEASUREMENTS.indexOf(measure)
  return columns.toSorted((a, b) => getPosition(a) - getPosition(b))
}
