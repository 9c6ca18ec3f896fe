import { formatNumber } from '#app/lib/format/number.ts'

export const testAnAddress = 'Test shipping rates'
export const testAnAddressHint = 'See what shipping to an address costs'
export const market = 'Market'
export const draft = (name: string) => `${name} (draft)`
export const country = 'Country'
export const region = 'State/region'
export const notEntered = 'None'
export const postalCode = 'Postal code'
export const subtotalIn = (symbol: string) => `Subtotal (${symbol})`
export const weightIn = (weightUnit: string) => `Weight (${weightUnit})`
export const units = 'Items'
export const test = 'Test'
export const weightInvalid = 'Enter a weight such as 1.5.'
export const testUnitsInvalid = (max: number) => `Enter a whole number of items from 1 to ${formatNumber(max)}.`
export const subtotalInvalid = 'Enter an amount such as 99.50.'
// Before and after the name of the zone
export const seenInZone = { before: 'Zone', after: '. The customer sees:' }
export const seenInNoZone = 'Not in any zone. The customer sees:'
export const taxOpen = 'Tax depends on the state or region.'
export const addressForm = 'Address format'
// After the label of a field
export const choice = ' (dropdown)'
export const optional = ' (optional)'
