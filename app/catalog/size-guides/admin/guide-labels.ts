import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import type { MeasurementColumn } from '#app/catalog/size-guides/measures.ts'

/** Returns the label that staff see, such as 'Waist (body)'. */
export function getColumnLabel({ measure, kind }: MeasurementColumn): string {
  return adminText.measurementWithKind(adminText.measurementNames[measure], adminText.measurementKinds[kind])
}
