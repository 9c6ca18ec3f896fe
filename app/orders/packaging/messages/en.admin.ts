import { formatNumber } from '#app/lib/format/number.ts'

const unitCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'unit' : 'units'}`

// The report
export const packagingReport = 'Packaging report'
export const shippedIn = 'Shipped in'
export const formatQuarter = (year: number, quarter: number) => `Q${quarter} ${year}`
export const reportHint = (shipment: string) =>
  `Packaging you placed on the market, by destination country, for registers such as LUCID (Germany) and CITEO (France). It includes product packaging, using what each product’s page says now, and shipment packaging${shipment && ` (${shipment})`}. Returns are not deducted. This is guidance, not legal advice.`
export const shipmentUnknown =
  'You haven’t filled in “Packaging per shipment” below, so only product packaging is included.'
export const shipmentsInLine = 'shipments'
export const nothingShipped = 'No orders were shipped in this period'
export const reportNotLoaded = 'The packaging report could not be loaded'

// A country of the report
export const unknownCountry = 'Unknown country'
export const shippedCounts = (shipments: number, units: number, unitsWithout: number) => {
  const shipped = `${formatNumber(shipments)} ${shipments === 1 ? 'shipment' : 'shipments'}, ${unitCount(units)}`
  return unitsWithout > 0 ? `${shipped}. ${unitCount(unitsWithout)} without packaging data.` : shipped
}
export const openThoseWithout = 'View products without packaging data'
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
