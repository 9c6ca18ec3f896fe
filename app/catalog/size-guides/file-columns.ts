import {
  MEASUREMENT_KINDS,
  MEASUREMENTS,
  type Measurement,
  type MeasurementColumn,
} from '#app/catalog/size-guides/measures.ts'

/** The names of measurements in files. */
export const FILE_MEASUREMENT_NAMES: Readonly<Record<Measurement, string>> = {
  neck: 'Neck',
  shoulder: 'Shoulder',
  bust: 'Bust',
  underBust: 'Under-bust',
  waist: 'Waist',
  hips: 'Hips',
  sleeve: 'Sleeve',
  length: 'Length',
  inseam: 'Inseam',
  thigh: 'Thigh',
  wrist: 'Wrist',
  head: 'Head',
  foot: 'Foot length',
}

/** Returns a column name such as 'Waist (body)'. */
export function getFileColumnName({ measure, kind }: MeasurementColumn): string {
  return `${FILE_MEASUREMENT_NAMES[measure]} (${kind})`
}

/** All measurements that a size guide file can contain, in column order. */
export const MEASUREMENT_COLUMNS: readonly MeasurementColumn[] = MEASUREMENT_KINDS.flatMap((kind) =>
  MEASUREMENTS.map((measure) => ({ measure, kind })),
)
