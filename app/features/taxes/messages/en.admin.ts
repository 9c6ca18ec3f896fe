export const theRateOfThisDayWas = 'The rate of this day was'
export const newTaxRate = 'New tax rate'
export const theFormCouldNotBeLoaded = 'The form could not be loaded'
export const registrationNotFound = 'Registration Not Found'
export const thisRegistrationWas = 'This registration was'
export const thisRegistrationWasRemovedBy =
  'This registration was removed by someone else. Add it again if it is needed.'
export const registration = 'Registration'
export const theRegistrationCouldNotBeLoaded = 'The registration could not be loaded'
export const newRegistration = 'New registration'
export const chooseAtLeastOneCountry = 'Choose at least one country'
export const starterTable = 'Starter table'
export const theStarterTableCouldNotBeLoaded = 'The starter table could not be loaded'
export const thisCouldNotBeRemovedPleaseTry = 'This could not be removed. Please try again.'
export const thisRateHasBegunSoItStays = 'This rate has begun, so it stays in the history. Change it from a later day.'
export const taxRateSaved = 'Tax rate saved'
export const registrationSaved = 'Registration saved'
export const ratesOfTheStarterTableAdded = 'Rates of the starter table added'
export const youAlreadyHaveAllOfTheseRates = 'You already have all of these rates'
export const taxes = 'Taxes'
export const theTaxRateOfInTheSettings = (override: string) =>
  `The tax rate of ${override}% in the settings replaces all rates below, in every country. `
export const taxIsOffInTheSettingsNone = 'Tax is off in the settings: none of the rates below is charged. '
export const changeItUnderGeneralPricing = 'Change it under General, Pricing'
export const theTaxesCouldNotBeLoaded = 'The taxes could not be loaded'
export const country = 'Country'
export const chooseACountry = 'Choose a country'
export const europeanUnionAllMembers = 'European Union, all members'
export const region = 'Region'
export const ordersAreTaxedByCountryRatesAnd =
  'Orders are taxed by country. Rates and registrations of one region are saved, but not applied.'
export const allRegions = 'All regions'
export const failedToSaveTaxRate = 'Failed to save tax rate'
export const taxRate = 'Tax rate'
export const classText = 'Class'
export const nameText = 'Name'
export const suchAsVatOrGst = 'Such as VAT or GST.'
export const rate = 'Rate (%)'
export const firstDay = 'First day'
export const todayOrLaterEarlierRatesStayIn =
  'Today or later. Earlier rates stay in the history, and orders keep theirs.'
export const rates = 'Rates'
export const addRate = 'Add rate'
export const ordersAreChargedTheRateOfTheir =
  'Orders are charged the rate of their region, otherwise of their country or the EU, for the class of each product. A class without a rate is charged the standard one.'
export const noRatesYetAddOneOrChoose = 'No rates yet. Add one, or choose your countries in the starter table.'
export const notRegisteredNoTaxIsCharged = 'Not registered: no tax is charged'
export const removeThisRate = 'Remove this rate?'
export const removeRate = 'Remove rate'
export const removing = 'Removing...'
export const rateRemoved = 'Rate removed'
export const ratesOfRegions = (count: number) => `${count} rates of regions`
export const since = (validFrom: string) => `Since ${validFrom}`
export const notYet = 'Not yet'
export const change = 'Change'
export const from = (rate: string, name: string, validFrom: string) => `${rate} ${name} from ${validFrom}`
export const remove = 'Remove'
export const text1EarlierRate = '1 earlier rate'
export const earlierRates = (count: number) => `${count} earlier rates`
export const failedToSaveRegistration = 'Failed to save registration'
export const taxNumber = 'Tax number'
export const emptyIfYouHaveNoneYet = 'Empty if you have none yet.'
export const registeredFrom = 'Registered from'
export const beforeThisDayNoTaxIsCharged = 'Before this day no tax is charged there.'
export const whereYouAreRegistered = 'Where you are registered'
export const addRegistration = 'Add registration'
export const taxIsChargedOnOrdersToThese = 'Tax is charged on orders to these places only.'
export const youAreNotRegisteredAnywhereSoNo = 'You are not registered anywhere, so no tax is charged.'
export const noNumberYet = 'No number yet'
export const edit = 'Edit'
export const theRegistrationIn = (place: string) => `the registration in ${place}`
export const removeThisRegistration = 'Remove this registration?'
export const removeRegistration = 'Remove registration'
export const registrationRemoved = 'Registration removed'
export const noRatesWereAdded = 'No rates were added'
export const usualRatesCompiledOnCheckTheseWith = (STARTER_RATES_DAY: string) =>
  `Usual rates, compiled on ${STARTER_RATES_DAY}. Check these with your accountant. They are added for the countries that you choose, from today on, where you have other rates now.`
export const chooseNone = 'Choose none'
export const chooseAll = 'Choose all'
export const ofText = (name: string) => `of ${name}`
export const adding = 'Adding...'
export const cancel = 'Cancel'
export const addRates = 'Add rates'
export const addRatesOf1Country = 'Add rates of 1 country'
export const addRatesOfCountries = (count: number) => `Add rates of ${count} countries`
export const saving = 'Saving...'
export const numberSince = (number: string, day: string) => `${number} · from ${day}`
export const chargedNoTax = (place: string) => `New orders to ${place} are charged no tax. Its rates stay.`
