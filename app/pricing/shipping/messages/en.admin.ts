import { formatNumber } from '#app/lib/format/number.ts'

// The list of zones
export const shipping = 'Shipping'
export const zonesNotLoaded = 'The shipping zones could not be loaded'
export const zoneOrderNotSaved = 'The new order of the zones was not saved'
export const saved = 'Saved'
export const zoneDeleted = 'Zone deleted'
export const replaced = {
  shippingOff: 'Shipping is turned off in the settings: only pickup is available.',
  price: 'A setting replaces the price of the “Standard” rate.',
  freeFrom: 'A setting replaces the free shipping threshold of the “Standard” rate.',
  localPickup: 'A setting adds free local pickup.',
}
export const openTheseSettings = 'Open these settings'
export const whatZonesAre = 'A shipping zone is a group of countries or regions with the same rates.'
// The zones of a market
export const addZone = 'Add zone'
export const shippingZones = 'Shipping zones'
export const toMarket = (name: string) => `to ${name}`
export const zonesIn = (name: string) => `Zones in ${name}`
export const noZones = 'No zones yet, so this market does not ship anywhere.'
export const noPlaces = 'No places'
export const free = 'Free'
export const freeFrom = (amount: string) => `free from\u00a0${amount}`
export const from = (limit: string) => `from ${limit}`
export const below = (limit: string) => `below ${limit}`
export const unitCount = (units: number) => `${formatNumber(units)} ${units === 1 ? 'item' : 'items'}`
// Shown after the price of a rate
export const inactive = ' · off'
export const zonesHint = 'If several zones match equally well, the first one applies.'
export const noPickupPoints = 'No pickup points'
export const editPickupPoints = 'Edit pickup points'
export const ofMarket = (name: string) => `for ${name}`
// Warnings about probable mistakes
export const noActiveRate = (zone: string) => `“${zone}” has no active rate, so nothing ships there.`
export const countryInNoZone = (country: string) => `${country} is not in a zone: shoppers there cannot order.`
export const countryPartlyInZones = (country: string) =>
  `Only parts of ${country} are in zones: shoppers elsewhere cannot order.`
export const notSoldIn = (zone: string, country: string) =>
  `“${zone}” includes ${country}, which is not in this market.`
export const addCountriesTo = (market: string) => `Edit the countries of ${market}`
export const notOfMarket = (market: string) =>
  `${market} does not include this country: add the country to the market first, or choose another.`
export const inTwoZones = (place: string, first: string, second: string) =>
  `${place} is in both “${first}” and “${second}”. If both match an address equally well, “${first}” applies.`
export const partialCountryPattern = (pattern: string, country: string) => `Part of ${pattern} (${country})`
// The form of a zone
export const newZone = 'New zone'
export const zoneNamed = (name: string) => `Zone: ${name}`
export const zoneInSentence = 'zone'
export const name = 'Name'
export const nameHint = 'For staff only.'
export const places = 'Countries and regions'
export const rates = 'Rates'
export const saveZone = 'Save zone'
export const saveAsNewZone = 'Save as a new zone'
export const zoneSaved = 'Zone saved'
export const zoneNotSaved = 'The zone was not saved'
export const zoneRejected = 'This zone was not saved'
export const confirmDeleteZone = (name: string) => `Delete “${name}”?`
export const deleteZoneHint = 'Its rates will no longer be offered. Existing orders will not change.'
export const deleteZone = 'Delete zone'
export const zoneNotDeleted = 'The zone was not deleted'
export const zoneNotFound = 'Shipping Zone Not Found'
export const marketNotFound = 'Market Not Found'
export const zoneNotLoaded = 'The zone could not be loaded'
export const formNotLoaded = 'The form could not be loaded'
// The places of a zone
export const country = 'Country'
export const region = 'State/region'
export const placesOfTheZone = 'Zone places'
export const noPlacesYet = 'No countries yet.'
export const countriesOfTheMarket = 'Market countries'
export const otherCountries = 'Other countries'
export const wholeCountry = 'Whole country'
export const postalCodes = 'Postal codes'
export const postalCodesExample = 'All, or 100*, 1010-1019'
export const limitPlace = 'Limit'
// Shown after “Limit”
export const toRegions = (country: string) => `${country} to regions or postal codes`
export const everywhere = 'All regions and postal codes'
export const placesHint = 'If an address matches two zones, the more specific one applies.'
export const postalCodesHint =
  'Separate postal codes with commas, and leave out hyphens within a code. 100* matches every code that starts with 100; 1010-1019 is a range.'
export const addPlace = 'Add a country or region'
// The rates of a zone
export const ratesInOrder = 'Rates in checkout order'
export const noRates = 'Add rates: without them, nothing ships to these places.'
export const unnamedRate = 'rate'
export const newRate = 'New rate'
export const days = (days: string) => `${days} business ${days === '1' ? 'day' : 'days'}`
export const off = 'off'
export const kind = 'Type'
export const kinds = { delivery: 'Delivery', pickup: 'Pickup' }
export const price = (symbol: string) => `Price (${symbol})`
export const freeFromIn = (symbol: string) => `Free from (${symbol})`
export const never = 'Never'
export const conditions = 'Conditions'
export const minimumNote = (limit: string) => `from ${limit}`
export const maximumNote = (limit: string) => `below ${limit}`
export const limitedBy = 'Condition'
export const bases = { subtotal: 'Subtotal', weight: 'Weight', units: 'Items' }
// The unit of the limits
export const inUnits = 'items'
export const fromIn = (unit: string) => `From (${unit})`
export const belowIn = (unit: string) => `Below (${unit})`
export const any = 'Any'
export const fastest = 'Min. days'
export const slowest = 'Max. days'
export const active = 'Active'
export const addRate = 'Add a rate'
export const ratesHint = 'Days are business days. Leave them blank to show no delivery time.'
export const limitsHint =
  'A rate includes its “From” amount, but not its “Below” amount. If one rate is for orders below 100 and another for orders from 100, an order of exactly 100 gets the second rate.'
// Errors of the zone form
export const listUnreadable = 'This list could not be read. Reload the page and try again.'
export const unknownZone = 'Unknown zone'
export const nameMissing = 'Name is required'
export const nameTooLong = (max: number) => `Name can have at most ${max} characters`
export const tooManyPlaces = (max: number) => `A zone can have at most ${max} places`
export const chooseCountry = 'Select a country'
export const regionTooLong = (max: number) => `A state or region can have at most ${max} characters`
export const unknownRegion = (region: string) => `“${region}” is not a state or region of this country`
export const postalCodesTooLong = (max: number) =>
  `Postal codes can have at most ${formatNumber(max)} characters; use another row`
export const postalCodeInvalid = (code: string) =>
  `“${code}” is not a postal code. Enter codes without hyphens, such as 1010, 100* or 1010-1019`
export const placeTwice = 'This place is in the zone twice'
export const tooManyRates = (max: number) => `A zone can have at most ${max} rates`
export const rateNameMissing = 'Enter a name for the rate'
export const ownNameTooLong = (max: number) => `A name can have at most ${max} characters`
export const priceMissing = 'Enter a price; 0 is free'
export const priceInvalid = 'Enter the price as an amount'
export const freeFromInvalid = 'Enter an amount for “Free from”, or leave it blank'
export const fromInvalid = {
  subtotal: 'Enter an amount for “From”, or leave it blank',
  weight: 'Enter a weight for “From”, or leave it blank',
  units: 'Enter a whole number for “From”, or leave it blank',
}
export const belowInvalid = {
  subtotal: 'Enter an amount for “Below”, or leave it blank',
  weight: 'Enter a weight for “Below”, or leave it blank',
  units: 'Enter a whole number for “Below”, or leave it blank',
}
export const belowTooLow = '“Below” must be more than “From”'
export const daysInvalid = (max: number) => `Enter a whole number of days up to ${max}, or leave it blank`
export const lastDayTooEarly = '“Max. days” cannot be less than “Min. days”'
// Pickup points
export const pickupPoints = 'Pickup points'
export const pickupPointsInOrder = 'Pickup points in checkout order'
export const noPickupPointsHint = 'Without pickup points, shoppers collect orders from the store.'
export const unnamedPickupPoint = 'pickup point'
export const pickupPoint = (position: number) => `Pickup point ${position}`
export const address = 'Address'
export const hours = 'Hours'
export const hoursExample = 'Example: Monday to Friday, 9 to 5'
export const addPickupPoint = 'Add a pickup point'
export const addAnotherPickupPoint = 'Add another pickup point'
export const pickupPointsHint = 'Shoppers who choose a pickup rate at checkout also choose one of these points.'
export const savePickupPoints = 'Save pickup points'
export const pickupPointsSaved = 'Pickup points saved'
export const pickupPointsNotSaved = 'The pickup points were not saved'
export const pickupPointsConflictSubject = 'The pickup points were'
export const pickupPointsNotLoaded = 'The pickup points could not be loaded'
export const pointNameMissing = 'Enter a name for the pickup point'
export const pointAddressMissing = 'Enter an address for the pickup point'
export const pointAddressTooLong = (max: number) => `An address can have at most ${max} characters`
export const pointHoursTooLong = (max: number) => `Hours can have at most ${max} characters`
export const tooManyPoints = (max: number) => `A market can have at most ${max} pickup points`
