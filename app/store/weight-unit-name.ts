import type { WeightUnit } from '#app/base/weight.ts'
import { adminText } from '#app/store/settings/admin-text.ts'

/** 'Kilograms (kg)', for staff. */
export function weightUnitName(unit: WeightUnit): string {
  return adminText.weightUnits[unit]
}
