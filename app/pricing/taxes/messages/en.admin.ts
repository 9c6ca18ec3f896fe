// All taxes
export const taxes = 'Taxes'
// Shown before the link
export const overridden = (rate: string) =>
  `The tax rate of ${rate}% in the settings replaces all rates below, in every country. `
export const taxOff = 'Tax is off in the settings: none of the rates below is charged. '
export const toPricing = 'Change it under General → Pricing'
export const taxesNotLoaded = 'The taxes could not be loaded'
export const notRemoved = 'This could not be removed. Please try again.'
export const rateBegun =
  'This rate is already in effect, so it stays in the history. Add a new rate that starts on a later day.'
export const starterRatesAdded = 'Suggested tax rates added'
export const starterRatesKnown = 'You already have all of these rates'
// Rates
export const rates = 'Rates'
export const addRate = 'Add rate'
export const howRatesAreChosen = 'How rates are chosen'
export const ratesRule =
  'The rate depends on each product’s tax class and on the address. We use the rate of the state or region if there is one, otherwise the country’s rate, and otherwise the EU’s. A regional rate can also be charged on top of the country’s. Where there is no reduced rate, “Reduced” products are taxed at the standard rate. “Zero” is always 0%.'
export const noRates = 'No rates yet. Add one, or use suggested rates.'
export const notRegistered = 'Not registered: no tax is charged'
export const ratesOfRegions = (count: number) => `${count} regional ${count === 1 ? 'rate' : 'rates'}`
export const since = (day: string) => `Since ${day}`
export const notYet = 'Not yet'
export const rateFrom = (rate: string, name: string, day: string) => `${rate} ${name} from ${day}`
export const earlierRates = (count: number) => (count === 1 ? '1 earlier rate' : `${count} earlier rates`)
export const remove = 'Remove'
export const confirmRemoveRate = 'Remove this rate?'
export const removeRate = 'Remove rate'
export const removing = 'Removing...'
export const rateRemoved = 'Rate removed'
// Registrations
export const registrations = 'Tax registrations'
export const addRegistration = 'Add registration'
export const registrationsHint = 'Tax is charged only on orders to these places.'
export const noRegistrations = 'You are not registered anywhere, so no tax is charged.'
export const noNumberYet = 'No tax ID'
export const sinceInLine = (day: string) => `since ${day}`
export const edit = 'Edit'
export const editRateIn = (country: string) => `Edit ${country},`
export const ofRegistration = (place: string) => `the registration in ${place}`
export const confirmRemoveRegistration = 'Remove this registration?'
export const chargedNoTax = (place: string) => `No tax is charged on new orders to ${place}. Its rates are kept.`
export const removeRegistration = 'Remove registration'
export const registrationRemoved = 'Registration removed'
// The form for a rate
export const newTaxRate = 'New tax rate'
export const country = 'Country'
export const chooseCountry = 'Select a country'
export const soldTo = 'Countries you sell to'
export const otherCountries = 'Other countries'
export const europeanUnion = 'European Union, all members (One Stop Shop, OSS)'
export const region = 'State/region'
export const allRegions = 'All'
export const taxClass = 'Tax class'
export const taxClasses = { standard: 'Standard', reduced: 'Reduced', zero: 'Zero' }
export const taxClassHint = 'Standard for most clothing.'
export const name = 'Name'
export const nameHint = 'For example, VAT or GST.'
export const rate = 'Rate (%)'
export const startAndShipping = 'Start date and shipping'
export const startsOn = (day: string) => `From ${day}`
export const firstDay = 'Valid from'
export const firstDayHint = 'Today or later. Existing orders keep their rate.'
export const taxOfCountry = 'Country rate'
export const taxOfCountryHint =
  'A tax charged in addition, such as PST or QST, is calculated on the price without the other tax, shown on its own line, and charged only if you are registered in the region.'
export const replacesCountry = 'This rate replaces the country rate'
export const addsToCountry = 'This rate is charged in addition to the country rate'
export const addedWithoutRegion = 'Only a regional rate can be charged in addition'
export const addedInShort = 'in addition'
export const addedTo = (country: string) => `in addition to the ${country} rate`
export const addedNotRegistered = 'Not registered in this region, so this tax is not charged'
export const taxOnShipping = 'Tax on shipping'
export const taxOnShippingHint = 'Used for orders taxed at this rate.'
export const shippingTaxes = {
  market: 'Use the market’s setting',
  goods: 'Same rate as the products',
  standard: 'Always taxed at the standard rate',
  none: 'Not taxed',
}
/** Shown after a rate. */
export const shippingInShort = {
  market: '',
  goods: 'shipping taxed',
  standard: 'shipping at the standard rate',
  none: 'shipping not taxed',
}
export const addTaxRate = 'Add tax rate'
export const taxRateSaved = 'Tax rate saved'
export const rateNotSaved = 'Failed to save tax rate'
export const rateRejected = 'This tax rate was not saved'
export const rateConflictSubject = 'The rate for this day was'
export const formNotLoaded = 'The form could not be loaded'
// The form for a registration
export const newRegistration = 'New tax registration'
export const registrationNamed = (place: string) => `Registration: ${place}`
export const registrationInSentence = 'registration'
export const taxNumber = 'Tax ID'
export const taxNumberHint = 'Leave blank if you don’t have one yet.'
export const registeredFrom = 'Registered since'
export const registeredFromHint = 'No tax is charged before this date. Leave blank if you have always been registered.'
export const saveRegistration = 'Save registration'
export const saveAsNewRegistration = 'Save as a new registration'
export const registrationSaved = 'Registration saved'
export const registrationNotSaved = 'Failed to save registration'
export const registrationRejected = 'This registration was not saved'
export const taxRateHere = 'Tax rate'
export const noRateHere = 'No rate yet'
export const editRate = 'Edit rate'
export const registrationNotDeleted = 'The registration was not deleted. Please try again.'
export const registrationNotFound = 'Registration Not Found'
export const registrationNotLoaded = 'The registration could not be loaded'
// Errors in the forms
export const chooseRegion = 'Choose a state or region from the list'
export const chooseClass = 'Choose a class'
export const enterDate = 'Enter a date'
export const rateInvalid = 'Enter a rate from 0 to 100, with at most 4 decimals'
export const rateOfZero = 'The rate for the tax class Zero must be 0'
export const nameMissing = 'Name is required'
export const nameTooLong = (max: number) => `The name can have at most ${max} characters`
export const firstDayPast = 'Enter today or a later day'
export const firstDayTooLate = 'Enter a day before the year 2100'
export const dayTooLate = 'Enter a day before the year 2100'
export const numberTooLong = (max: number) => `The tax ID can have at most ${max} characters`
export const numberFromElsewhere = (number: string, place: string) => `${number} is a tax ID from ${place}`
export const alreadyRegistered = (place: string) => `You already have a registration in ${place}`
export const unknownRate = 'Unknown rate'
export const unknownRegistration = 'Unknown registration'
// The suggested rates
export const useStarterTable = 'Use suggested rates'
export const starterTable = 'Suggested tax rates'
export const starterHint = (day: string) =>
  `Common rates as of ${day}. Check them with your accountant. The rates you add here apply from today.`
export const starterSections = { sold: 'Countries in your markets', eu: 'European Union', others: 'Other countries' }
export const countriesInSection = (count: number, chosen: number) =>
  `${count === 1 ? '1 country' : `${count} countries`}${chosen > 0 ? ` · ${chosen} selected` : ''}`
// Shown instead of a country's rate if only its states charge tax
export const stateRates = 'State rates'
// Shown after the rate
export const starterNotes = { children: 'for children’s clothing', clothing: 'for clothing' }
export const chooseNone = 'Clear selection'
export const chooseAll = 'Select all'
export const inGroup = (name: string) => `in “${name}”`
export const addRates = (countries: number) =>
  countries === 0 ? 'Add rates' : `Add rates for ${countries === 1 ? '1 country' : `${countries} countries`}`
export const starterRejected = 'No rates were added'
export const unknownCountry = 'Unknown country'
export const chooseAtLeastOneCountry = 'Choose at least one country'
export const starterNotLoaded = 'The suggested tax rates could not be loaded'
