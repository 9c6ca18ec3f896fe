import { formatNumber } from '#app/lib/format/number.ts'

// All zones
export const shipping = 'Shipping'
export const zonesNotLoaded = 'The shipping zones could not be loaded'
export const orderNotSaved = 'The order was not saved'
export const saved = 'Saved'
export const zoneDeleted = 'Zone deleted'
export const replaced = {
  shippingOff: 'Shipping is switched off in the settings: only pickup is offered.',
  price: 'A setting replaces the price of the rate “Standard”.',
  freeFrom: 'A setting replaces from which subtotal it is free.',
  localPickup: 'A setting offers free local pickup.',
}
export const openTheseSettings = 'Open these settings'
// The zones of a market
export const addZone = 'Add zone'
export const toMarket = (name: string) => `to ${name}`
export const zonesIn = (name: string) => `Zones of ${name}`
export const noZones = 'No zones yet, so this market does not deliver anywhere.'
export const noPlaces = 'No places'
export const free = 'free'
export const freeFrom = (amount: string) => `free from ${amount}`
export const from = (limit: string) => `from ${limit}`
export const below = (limit: string) => `below ${limit}`
export const unitCount = (units: number) => `${formatNumber(units)} ${units === 1 ? 'unit' : 'units'}`
// After what a rate costs
export const inactive = ' · off'
export const zonesHint = 'Of zones with equally close places, the first one applies.'
export const noPickupPoints = 'No pickup points.'
export const pickupAt = (points: string) => `Pickup: ${points}`
export const editPickupPoints = 'Edit pickup points'
export const ofMarket = (name: string) => `of ${name}`
// What an owner probably did not mean
export const noActiveRate = (zone: string) => `“${zone}” has no active rate: nothing is delivered there.`
export const countryInNoZone = (country: string) => `${country} is in no zone: shoppers there cannot order.`
export const countryPartlyInZones = (country: string) =>
  `${country} is only partly in zones: shoppers elsewhere cannot order.`
export const notSoldIn = (zone: string, country: string) => `“${zone}” has ${country}, where this market does not sell.`
export const addCountriesTo = (market: string) => `Change the countries of ${market}`
export const notOfMarket = (market: string) =>
  `${market} does not sell there: add the country to the market first, or choose another.`
export const inTwoZones = (place: string, first: string, second: string) =>
  `${place} is in “${first}” and in “${second}”: the closer pattern counts, of equals “${first}”.`
export const partialCountryPattern = (pattern: string, country: string) => `A part of ${pattern} (${country})`
// The form of a zone
export const newZone = 'New zone'
export const zone = 'Zone'
export const zoneInLine = 'zone'
export const name = 'Name'
export const nameHint = 'For staff only.'
export const places = 'Places'
export const rates = 'Rates'
export const saveZone = 'Save zone'
export const saveAsNewZone = 'Save as a new zone'
export const zoneSaved = 'Zone saved'
export const zoneNotSaved = 'The zone was not saved'
export const zoneRejected = 'This zone was not saved'
export const confirmDeleteZone = (name: string) => `Delete “${name}”?`
export const deleteZoneHint = 'Its rates are no longer offered. Existing orders do not change.'
export const deleteZone = 'Delete zone'
export const zoneNotDeleted = 'The zone was not deleted'
export const zoneNotFound = 'Shipping Zone Not Found'
export const marketNotFound = 'Market Not Found'
export const zoneNotLoaded = 'The zone could not be loaded'
export const formNotLoaded = 'The form could not be loaded'
// Its places
export const country = 'Country'
export const region = 'Region'
export const placesOfTheZone = 'Places of the zone'
export const noPlacesYet = 'Without places, nothing is delivered at these rates.'
export const countriesOfTheMarket = 'Countries of the market'
export const otherCountries = 'Other countries'
export const wholeCountry = 'The whole country'
export const postalCodes = 'Postal codes'
export const postalCodesExample = 'All, or 100*, 1010-1019'
export const placesHint =
  'Postal codes without hyphens, separated by commas: 100* is every code that begins with 100, 1010-1019 is a range. If two zones match, the more specific place applies: postal code, region, country, group.'
export const addPlace = 'Add a place'
// Its rates
export const ratesInOrder = 'Rates in the order of checkout'
export const noRates = 'Without rates, nothing is delivered to these places.'
export const unnamedRate = 'rate'
export const kind = 'Kind'
export const kinds = { delivery: 'Delivery', pickup: 'Pickup' }
export const price = (symbol: string) => `Price (${symbol})`
export const freeFromIn = (symbol: string) => `Free from (${symbol})`
export const never = 'Never'
export const limitedBy = 'Limited by'
export const bases = { subtotal: 'Subtotal', weight: 'Weight', units: 'Units' }
// The unit of the limits
export const inUnits = 'units'
export const fromIn = (unit: string) => `From (${unit})`
export const belowIn = (unit: string) => `Below (${unit})`
export const any = 'Any'
export const fastest = 'Fastest (business days)'
export const slowest = 'Slowest (business days)'
export const active = 'Active'
export const addRate = 'Add a rate'
export const ratesHint =
  'Limits include From and exclude Below, so that two rates can meet. Days are business days; leave them empty to promise nothing.'
// What the form of a zone refuses
export const listUnreadable = 'This list could not be read. Reload the page and try again.'
export const unknownZone = 'Unknown zone'
export const nameMissing = 'Name is required'
export const nameTooLong = (max: number) => `Name has at most ${max} characters`
export const tooManyPlaces = (max: number) => `A zone has at most ${max} places`
export const chooseCountry = 'Choose a country'
export const regionTooLong = (max: number) => `A region has at most ${max} characters`
export const unknownRegion = (region: string) => `“${region}” is no region of this country`
export const postalCodesTooLong = (max: number) =>
  `Postal codes have at most ${formatNumber(max)} characters; use another row`
export const postalCodeInvalid = (code: string) =>
  `“${code}” is no postal code. Write codes without hyphens, such as 1010, 100* or 1010-1019`
export const placeTwice = 'This place is in the zone twice'
export const tooManyRates = (max: number) => `A zone has at most ${max} rates`
export const rateNameMissing = 'A rate needs a name'
export const ownNameTooLong = (max: number) => `A name has at most ${max} characters`
export const priceMissing = 'A price is required; 0 is free'
export const priceInvalid = 'The price is not an amount'
export const freeFromInvalid = 'Free from is an amount, or empty'
export const fromInvalid = {
  subtotal: 'From is an amount, or empty',
  weight: 'From is a weight, or empty',
  units: 'From is a whole number, or empty',
}
export const belowInvalid = {
  subtotal: 'Below is an amount, or empty',
  weight: 'Below is a weight, or empty',
  units: 'Below is a whole number, or empty',
}
export const belowTooLow = 'Below must be more than From'
export const daysInvalid = (max: number) => `Days are a whole number up to ${max}, or empty`
export const lastDayTooEarly = 'The last day must not be before the first'
// Pickup points
export const pickupPoints = 'Pickup points'
export const pickupPointsInOrder = 'Pickup points in the order of checkout'
export const noPickupPointsHint = 'Without points, shoppers collect their orders from the store.'
export const unnamedPickupPoint = 'pickup point'
export const address = 'Address'
export const hours = 'Hours'
export const hoursExample = 'Monday to Friday, 9 to 5'
export const addPickupPoint = 'Add a pickup point'
export const pickupPointsHint = 'Shoppers who choose a pickup rate choose one of them.'
export const savePickupPoints = 'Save pickup points'
export const pickupPointsSaved = 'Pickup points saved'
export const pickupPointsNotSaved = 'The pickup points were not saved'
export const pickupPointsConflictSubject = 'The pickup points were'
export const pickupPointsNotLoaded = 'The pickup points could not be loaded'
export const pointNameMissing = 'A pickup point needs a name'
export const pointAddressMissing = 'A pickup point needs an address'
export const pointAddressTooLong = (max: number) => `An address has at most ${max} characters`
export const pointHoursTooLong = (max: number) => `Hours have at most ${max} characters`
export const tooManyPoints = (max: number) => `A market has at most ${max} pickup points`
