import { formatNumber } from '#app/lib/format/number.ts'

export const previewOfTheHomepage = 'Preview of the homepage'
export const theHomepageCouldNotBeLoaded = 'The homepage could not be loaded'
export const backToTheHomepage = 'Back to the homepage'
export const theHomepageWas = 'The homepage was'
export const homepage = 'Homepage'
export const placedProducts = 'Placed products'
export const thePlacedProductsCouldNotBeLoaded = 'The placed products could not be loaded'
export const draft = 'Draft'
export const published = 'Published'
export const shoppersSeeThePublishedHomepage = 'Shoppers see the published homepage until you publish.'
export const shoppersSeeTheseSections = 'Shoppers see these sections.'
export const by = (staffName: string) => ` by ${staffName}`
export const discardDraft = 'Discard draft'
export const publish = 'Publish'
export const theEditorShowsThePublishedHomepage =
  'The editor shows the published homepage again. The draft cannot be restored.'
export const discardTheDraft = 'Discard the draft?'
export const preview = 'Preview'
export const savedDraft = 'Saved draft'
export const inNewTab = '(in a new tab)'
export const theHomepageWithThisDraft = 'The homepage with this draft'
export const remove = (lowerCase: string, at: number) => `Remove ${lowerCase} ${at + 1}`
export const add = (lowerCase: string) => `Add ${lowerCase}`
export const figure = 'Figure'
export const whatItCounts = 'What it counts'
export const writtenByTheStoreWhatYouEnter =
  'Written by the store. What you enter here is shown while it has nothing to say.'
export const takenFrom = 'Taken from'
export const title = 'Title'
export const titleInstead = 'Title instead'
export const text = 'Text'
export const textInstead = 'Text instead'
export const anImageOfTheDemoStore = 'An image of the demo store.'
export const replaceIt = 'Replace it'
export const failedToUploadImagesPleaseTryAgain = 'Failed to upload images. Please try again.'
export const description = 'Description'
export const whatItShowsForThoseWhoCannot = 'What it shows, for those who cannot see it'
export const leadsTo = 'Leads to'
export const shop = '/shop'
export const textOnPhones = 'Text on phones'
export const textOnWideScreens = 'Text on wide screens'
export const sections = 'Sections'
export const sectionsOfTheHomepage = 'Sections of the homepage'
export const theHomepageIsEmptyShoppersSeeIts =
  'The homepage is empty: shoppers see its header and footer. Add a section.'
export const ofText = (count: number, MAX_SECTIONS: number) => `${count} of ${MAX_SECTIONS}`
export const hidden = ' · hidden'
export const needsCorrection = '! needs correction'
export const aSettingCouldNotBeReadAnd = 'A setting could not be read and has its initial value: check it and save.'
export const textOf = (isHidden: boolean, title: string) => `${isHidden ? 'Show' : 'Hide'} ${title}`
export const duplicate = (title: string) => `Duplicate ${title}`
export const addASection = 'Add a section'
export const allSections = 'All sections'
export const textsCanNameWhatYourShippingRates = (join: string) =>
  `Texts can name what your shipping rates say: ${join}. A sentence without a value is left out.`
export const show = 'Show'
export const hide = 'Hide'
export const duplicateText = 'Duplicate'
export const removeText = 'Remove'
export const uploading = 'Uploading…'
export const theHomepageWasNotSaved = 'The homepage was not saved'
export const aCollection = 'A collection'
export const aCategory = 'A category'
export const chosenProducts = 'Chosen products'
export const productsPlacedThere = 'Products placed there.'
export const placedProductsThenFlaggedOnes = 'Placed products, then flagged ones, newest first.'
export const collection = 'Collection'
export const choose = 'Choose…'
export const category = 'Category'
export const upToInThisOrder = (MAX_IN_SECTION: number) => `Up to ${MAX_IN_SECTION}, in this order.`
export const latestCollections = 'Latest collections'
export const chosenCollections = 'Chosen collections'
export const collectionsOfPlacedProductsThen = 'Collections of placed products, then active ones by their position.'
export const addACollection = 'Add a collection'
export const upToInThisOrderOf = (MAX_CHOSEN: number) => `Up to ${MAX_CHOSEN}, in this order.`
export const source = 'Source'
export const placeProducts = 'Place products'
export const draftText = ' (draft)'
export const deleted = 'Deleted'
export const required = '(required)'
export const publishedVersions = 'Published versions'
export const system = 'System'
export const whatShoppersSee = 'What shoppers see'
export const restoreAsADraft = 'Restore as a draft'
export const thisVideoIsLargerThan32Mb = 'This video is larger than 32 MB. Shorten it, or export it with fewer pixels.'
export const mb = (ceil: number) => `${formatNumber(ceil)} MB`
export const removeVideo = 'Remove video'
export const asSaved = 'As saved'
export const theHomepageInNewTab = '(the homepage, in a new tab)'
export const theHomepageInSmall = 'The homepage in small'
export const hero = 'Hero'
export const bestSellers = 'Best sellers'
export const newArrivals = 'New arrivals'
export const whatWeSee = 'What we see'
export const nothingToShow = 'Nothing to show'
export const featuredProducts = 'Featured products'
export const sectionsOfTheHomepageThatShowBest = {
  before: 'Sections of the',
  link: 'homepage',
  after:
    'that show best sellers, new arrivals, featured products, what you see or the latest collections begin with the products placed here. What you save here is public at once.',
}
export const inNoSection = 'In no section'
export const notShown = (count: number, more: number, hidden: number) => `${count + more + hidden} not shown`
export const shownOnTheHomepageButWithoutA =
  'Shown on the homepage, but without a section: shoppers do not see them there.'
export const removeFromTheHomepage = (name: string) => `Remove ${name} from the homepage`
export const andMore = (more: number) => `And ${formatNumber(more)} more`
export const text1DraftOrArchivedProductHasNo = '1 draft or archived product has no section either: '
export const draftsOrArchivedProductsHaveNo = (hidden: number) =>
  `${formatNumber(hidden)} drafts or archived products have no section either: `
export const allOnTheHomepage = 'all on the homepage'
export const addAProductTo = (section: string) => `Add a product to ${section}`
export const addAProductByNameOrSku = 'Add a product by name or SKU'
export const products = 'Products'
export const nowIn = (place: string) => `Now in ${place}`
export const theSearchFailedContinueTypingToTry = 'The search failed. Continue typing to try again.'
export const searching = 'Searching…'
export const noProductHasThisInItsName = 'No product has this in its name or SKU'
export const emptySoShoppersDoNotSeeThis = 'Empty, so shoppers do not see this section. Add a product to show it.'
export const emptyAddAProductHereOrFlag = (lowerCase: string) =>
  `Empty. Add a product here, or flag one as ${lowerCase}.`
export const byTheFlagNewestFirst = (count: number, flag: string) =>
  `${count > 0 ? 'The rest is filled' : 'Filled'} by the flag “${flag}”, newest first:`
export const place = 'Place'
export const placeHere = (name: string) => `Place ${name} here`
export const unflag = 'Unflag'
export const removeTheFlagFrom = (flag: string, name: string) => `Remove the flag “${flag}” from ${name}`
export const emptyAddAnActiveCollection = 'Empty. Add an active collection.'
export const byActiveCollectionsByTheirPosition = (count: number) =>
  `${count > 0 ? 'The rest is filled' : 'Filled'} by active collections, by their position:`
export const ofShown = (shown: number, max: number) => `${shown} of ${max} shown`
export const isShownInTheHeroWithA = (name: string) => `${name} is shown in the hero with a link below the image.`
export const noProductTheHeroShowsItsOwn = 'No product: the hero shows its own image.'
export const placedIn = (label: string) => `Placed in ${label}`
export const removeOf = (name: string) => `Remove ${name}`
export const archived = (archived: number) => `${archived} archived ${archived === 1 ? 'product' : 'products'}`
export const shows = (collections: string) => `Shows ${collections}`
export const moveToAnotherSection = (name: string) => `Move ${name} to another section`
export const placeInASection = (name: string) => `Place ${name} in a section`
export const move = 'Move…'
export const placeText = 'Place…'
