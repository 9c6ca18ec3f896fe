export const theSettingsWere = 'The settings were'
export const settings = 'Settings'
export const theSettingsCouldNotBeLoaded = 'The settings could not be loaded'
export const pricesAreRelabeledNotConverted = 'Prices are relabeled, not converted'
export const enterTheRateForBelow = (one: string) => `Enter the rate for ${one} below.`
export const rateFor = (one: string) => `Rate for ${one}`
export const theRateOfTheIsAlways1 = (name: string) => `The rate of the ${name} is always 1.`
export const setByTheNewCurrencyYouCan = 'Set by the new currency. You can change it after saving.'
export const pageCacheEmptied = 'Page cache emptied'
export const pageCache = 'Page cache'
export const disabledBecausePageCacheMbIs0 =
  'Disabled because PAGE_CACHE_MB is 0: every page is rendered on each request.'
export const emptying = 'Emptying...'
export const empty = 'Empty'
export const servedFromMemory = 'Served from memory'
export const shareOfAllPageRequests = 'Share of all page requests'
export const pagesInMemory = 'Pages in memory'
export const memoryInUse = 'Memory in use'
export const ofText = (bytes: string, maxBytes: string) => `${bytes} of ${maxBytes}`
export const countedSince = 'Counted since'
export const eachOfTheProcessesHasItsOwn = (processes: number) =>
  ` Each of the ${processes} processes has its own cache; this is one of them. “Empty” clears all.`
export const theseSettingsWereNotSaved = 'These settings were not saved'
export const store = 'Store'
export const timeAndUnits = 'Time and units'
export const invoices = 'Invoices'
export const productSafety = 'Product safety'
export const packagingAndGarmentPassports = 'Packaging and garment passports'
export const newsletterAndAccessibility = 'Newsletter and accessibility'
export const dailyBackups = 'Daily backups'
export const prices = 'Prices'
export const tax = 'Tax'
export const stock = 'Stock'
export const delivery = 'Delivery'
export const saving = 'Saving...'
export const saveAllSettings = 'Save All Settings'
export const notChosen = 'Not chosen'
export const storefrontTexts = 'Storefront texts'
export const aTextCanNameWhatYourShipping = (join: string) =>
  `A text can name what your shipping rates say: ${join}. A sentence whose placeholder has no value is left out.`
export const needsCorrection = '! needs correction'
export const unsaved = 'unsaved'
export const taxNumbersAreThoseOfYour = { before: 'Tax numbers are those of your registrations under', link: 'Taxes' }
export const whyItIsNeededIsUnderLaw = { before: 'Why it is needed is under', link: 'Law' }
export const whatYouShippedByCountryAndMaterial = {
  before: 'What you shipped, by country and material, is under',
  link: 'Packaging report',
}
export const whichLawsRequireWhatIsUnderLaw = { before: 'Which laws require what is under', link: 'Law' }
export const zonesRatesAndPickupPointsAreUnder = {
  before: 'Zones, rates and pickup points are under',
  link: 'Shipping',
}
export const saveChanges = 'Save Changes'
export const needsCorrectionInLine = 'needs correction'
export const instagram = 'Instagram'
export const facebook = 'Facebook'
export const pinterest = 'Pinterest'
export const isRelabeled = (before: string, after: string) =>
  `${before} becomes ${after}, also for the default shipping rate and the free shipping threshold.`
export const setsRate = (one: string, currency: string, rate: string) =>
  `Saving sets the rate for ${one} to ${currency} ${rate}.`
export const existingOrdersStay = 'Existing orders do not change.'
export const updatedAutomatically = 'Pages are updated automatically when their content changes.'
