import type { Measure, MeasureColumn } from '#app/catalog/size-guides/measures.ts'

/** What measures are called in files. */
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
