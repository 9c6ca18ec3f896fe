import { formatNumber } from '#app/lib/format/number.ts'

export const backToTheLaws = 'Back to the laws'
export const packagingReport = 'Packaging report'
export const shippedIn = 'Shipped in'
export const packagingThatYouPlacedOnTheMarket = (value: string) =>
  `Packaging that you placed on the market, by country of destination, as registers such as LUCID (Germany) and CITEO (France) want it: of the units, as their products say today, and of each shipment${value}. Returns are not deducted. This is guidance, no legal advice.`
export const thePackagingOfAShipmentIsNot = {
  before: 'The packaging of a shipment is not entered, so only that of products counts.',
  link: 'Enter it in the settings',
}
export const noOrdersWereShippedInThisPeriod = 'No orders were shipped in this period.'
export const thePackagingReportCouldNotBeLoaded = 'The packaging report could not be loaded'
export const paperAndCardboard = 'Paper and cardboard'
export const plastic = 'Plastic'
export const glass = 'Glass'
export const metal = 'Metal'
export const wood = 'Wood'
export const composite = 'Composite'
export const textile = 'Textile'
export const unknownCountry = 'Unknown country'
export const openProductsWithoutIt = 'Open products without it'
export const packagingShippedTo = (name: string) => `Packaging shipped to ${name}`
export const material = 'Material'
export const kilograms = 'Kilograms'
export const total = 'Total'
export const shipmentCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'shipment' : 'shipments'}`
export const unitCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'unit' : 'units'}`
export const withoutData = (units: string) => `. ${units} without packaging data. `
