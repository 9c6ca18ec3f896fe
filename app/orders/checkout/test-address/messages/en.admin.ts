import { formatNumber } from '#app/lib/format/number.ts'

export const testAnAddress = 'Test an address'
export const market = 'Market'
export const draft = (name: string) => `${name} (draft)`
export const country = 'Country'
export const region = 'Region'
export const notEntered = 'Not entered'
export const postalCode = 'Postal code'
export const subtotalIn = (symbol: string) => `Subtotal (${symbol})`
export const weightIn = (weightUnit: string) => `Weight (${weightUnit})`
export const units = 'Units'
export const test = 'Test'
export const weightInvalid = 'This is not a weight. Enter a number such as 1.5.'
export const testUnitsInvalid = (max: number) => `Units are a whole number from 1 to ${formatNumber(max)}.`
export const subtotalInvalid = 'This is not an amount. Enter a number such as 99.50.'
// Before and after the name of the zone
export const seenInZone = { before: 'Zone', after: '. The shopper sees:' }
export const seenInNoZone = 'In no zone. The shopper sees:'
export const taxOpen = 'The tax depends on the region.'
export const addressForm = 'Address form'
// After the label of a field
export const choice = ' (choice)'
export const optional = ' (optional)'
