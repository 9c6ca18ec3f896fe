import { MEASURE_KINDS, MEASURES, type Measure, type MeasureColumn } from '#app/catalog/size-guides/measures.ts'

/** The names of measurements in files. */
export const MEASURES_IN_FILES: Readonly<Record<Measure, string>> = {
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

/** 'Waist (body)' */
export function measureInFiles({ measure, kind }: MeasureColumn): string {
  return `${MEASURES_IN_FILES[measure]} (${kind})`
}

/** All measurements that a file of size guides can have, in column order. */
export const MEASURE_COLUMNS: readonly MeasureColumn[] = MEASURE_KINDS.flatMap((kind) =>
  MEASURES.map((measure) => ({ measure, kind })),
)
