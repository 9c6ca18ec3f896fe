import type { LengthUnit } from '#app/features/size-guides/lengths.ts'
import type { Measure, MeasureColumn } from '#app/features/size-guides/measures.ts'

export const MEASURE_LABELS: Readonly<Record<Measure, string>> = {
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

export const UNIT_LABELS: Readonly<Record<LengthUnit, string>> = { cm: 'centimeters', in: 'inches' }

/** 'Waist (body)' */
export function columnLabel({ measure, kind }: MeasureColumn): string {
  return `${MEASURE_LABELS[measure]} (${kind})`
}
