import { formatNumber } from '#app/lib/format/number.ts'

const unitCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'unit' : 'units'}`

// The report
export const packagingReport = 'Packaging report'
export const backToLaws = 'Back to the laws'
export const shippedIn = 'Shipped in'
export const formatQuarter = (year: number, quarter: number) => `${year}, quarter ${quarter}`
export const reportHint = (shipment: string) =>
  `Packaging that you placed on the market, by country of destination, as registers such as LUCID (Germany) and CITEO (France) want it: of the units, as their products say today, and of each shipment${shipment && ` (${shipment})`}. Returns are not deducted. This is guidance, no legal advice.`
export const shipmentUnknown = {
  before: 'The packaging of a shipment is not entered, so only that of products counts.',
  link: 'Enter it in the settings',
}
export const shipmentsInLine = 'shipments'
export const nothingShipped = 'No orders were shipped in this period.'
export const reportNotLoaded = 'The packaging report could not be loaded'

// A country of the report
export const unknownCountry = 'Unknown country'
export const shippedCounts = (shipments: number, units: number, unitsWithout: number) => {
  const shipped = `${formatNumber(shipments)} ${shipments === 1 ? 'shipment' : 'shipments'}, ${unitCount(units)}`
  return unitsWithout > 0 ? `${shipped}. ${unitCount(unitsWithout)} without packaging data.` : shipped
}
export const openThoseWithout = 'Open products without it'
export const packagingShippedTo = (country: string) => `Packaging shipped to ${country}`
export const material = 'Material'
export const materials = {
  paper: 'Paper and cardboard',
  plastic: 'Plastic',
  glass: 'Glass',
  metal: 'Metal',
  wood: 'Wood',
  composite: 'Composite',
  textile: 'Textile',
}
export const kilograms = 'Kilograms'
export const total = 'Total'
