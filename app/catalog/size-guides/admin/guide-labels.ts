import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import type { MeasureColumn } from '#app/catalog/size-guides/measures.ts'

/** 'Waist (body)', as staff see it. */
export function columnLabel({ measure, kind }: MeasureColumn): string {
  return adminText.measureOfKind(adminText.measureNames[measure], adminText.measureKinds[kind])
}
