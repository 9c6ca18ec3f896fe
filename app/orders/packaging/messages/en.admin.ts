import { formatNumber } from '#app/lib/format/number.ts'

// The report
export const packagingReport = 'Packaging report'
export const shippedIn = 'Shipped in'
export const formatQuarter = (year: number, quarter: number) => `Q${quarter} ${year}`
export const reportHint =
  'Packaging shipped to each country, in kilograms, for registers such as LUCID (Germany) and CITEO (France).'
export const howItIsCalculated = 'How it is calculated'
export const calculationHint = (shipment: string) =>
  `Product packaging, using what each product’s page says now, plus packaging per shipment${shipment && ` (${shipment})`}. Returns are not deducted. This is guidance, not legal advice.`
export const shipmentUnknown =
  'You haven’t filled in “Packaging per shipment” below, so only product packaging is included.'
export const packagingPerShipment = (shipment: string) =>
  shipment === '' ? 'Per shipment: none' : `Per shipment: ${shipment}`
export const shipmentsInSentence = 'shipments'
export const nothingShipped = 'No orders were shipped in this period'
export const reportNotLoaded = 'The packaging report could not be loaded'

// The countries of the report
export const country = 'Country'
export const unknownCountry = 'Unknown country'
export const shipments = 'Shipments'
export const units = 'Units'
export const withoutData = 'Without data'
export const unitsWithoutData = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'unit' : 'units'} without packaging data.`
export const openThoseWithout = 'View products'
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
