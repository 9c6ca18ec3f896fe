import { formatNumber } from '#app/lib/format/number.ts'

// The report
export const packagingReport = 'Packaging report'
export const shippedIn = 'Shipped in'
export const formatQuarter = (year: number, quarter: number) => `Q${quarter} ${year}`
export const reportHint = 'For reports to organizations such as LUCID (Germany) and Citeo (France).'
export const howItIsCalculated = 'How it is calculated'
export const calculationHint = (shipment: string) =>
  `Product packaging, using what each product’s page says now, plus packaging per shipment${shipment && ` (${shipment})`}. Returns are not deducted. This is guidance, not legal advice.`
export const packagingPerShipment = 'Packaging per shipment'
export const notSet = 'Not set'
export const registrationNumbers = 'Registration numbers'
export const packingSlips = 'Packing slips'
export const withPassportCode = 'With product passport QR code'
export const withoutPassportCode = 'Without product passport QR code'
export const shipmentsInSentence = 'shipments'
export const nothingShipped = 'No orders were shipped in this period'
export const reportNotLoaded = 'The packaging report could not be loaded'

// The countries of the report
export const country = 'Country'
export const unknownCountry = 'Unknown country'
export const shipments = 'Shipments'
export const units = 'Units'
export const withoutData = 'Units without data'
export const describeGaps = (units: number, isShipmentMissing: boolean) => {
  const noun = units === 1 ? 'unit has' : 'units have'
  const unitGap = units > 0 ? `${formatNumber(units)} ${noun} no packaging data` : ''
  const shipmentGap = isShipmentMissing ? '“Packaging per shipment” is not set' : ''
  return `Incomplete: ${[unitGap, shipmentGap].filter(Boolean).join(', and ')}.`
}
export const openThoseWithout = 'View products'
export const noWeights = (units: number) =>
  `${formatNumber(units)} ${units === 1 ? 'unit was' : 'units were'} shipped, but no packaging weights have been entered yet.`
export const enterWeights = 'Enter product packaging'
const materials = {
  paper: 'Paper',
  plastic: 'Plastic',
  glass: 'Glass',
  metal: 'Metal',
  wood: 'Wood',
  composite: 'Composite',
  textile: 'Textile',
}
export const inKilograms = (material: keyof typeof materials) => `${materials[material]} (kg)`
