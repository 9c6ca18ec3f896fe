import { formatNumber } from '#app/lib/format/number.ts'

// Above the sections

export const homepage = 'Homepage'
export const draft = 'Draft'
export const draftHint = 'Shoppers see the published homepage until you publish.'
export const published = 'Published'
export const publishedHint = 'Shoppers see these sections.'
export const by = (staffName: string) => ` by ${staffName}`
export const publish = 'Publish'
export const discardDraft = 'Discard draft'
export const discardQuestion = 'Discard the draft?'
export const discardHint = 'The editor shows the published homepage again. The draft cannot be restored.'
export const done = {
  saved: 'Draft saved',
  published: 'Homepage published',
  discarded: 'Draft discarded',
  restored: 'Restored as a draft',
}
export const notLoaded = 'The homepage could not be loaded'

// The list of sections

export const sections = 'Sections'
export const used = (count: number, max: number) => `${count} of ${max}`
export const sectionsOfTheHomepage = 'Sections of the homepage'
export const noSections = 'The homepage is empty: shoppers see its header and footer. Add a section.'
export const addSection = 'Add a section'
export const hidden = ' · hidden'
export const needsCorrection = '! needs correction'
export const settingUnreadable = 'A setting could not be read and has its initial value: check it and save.'
export const toggleNamed = (isHidden: boolean, title: string) => `${isHidden ? 'Show' : 'Hide'} ${title}`
export const duplicateNamed = (title: string) => `Duplicate ${title}`
export const sectionDuplicated = (title: string) => `${title} duplicated`
export const sectionRemoved = (title: string) => `${title} removed`
export const sectionShown = (title: string) => `${title} shown`
export const sectionHidden = (title: string) => `${title} hidden`

// Why shoppers do not see a section

export const categoryDeleted = 'Not shown: its category was deleted.'
export const collectionDeleted = 'Not shown: a collection that was deleted.'
export const collectionsNotActive = (names: string) => `Not shown until active: ${names}.`
export const productsNotShown = (products: string) => `Not shown: ${products}.`
export const deletedProducts = (count: number) => `${count} deleted ${count === 1 ? 'product' : 'products'}`

// Published versions

export const publishedVersions = 'Published versions'
export const system = 'System'
export const whatShoppersSee = 'What shoppers see'
export const restore = 'Restore as a draft'

// Previews

export const preview = 'Preview'
export const savedDraft = 'Saved draft'
export const savedDraftNote = '(in a new tab)'
export const draftInFrame = 'The homepage with this draft'
export const previewOfHomepage = 'Preview of the homepage'
export const backToHomepage = 'Back to the homepage'

// The settings of a section

export const allSections = 'All sections'
export const kindAndAbout = (kind: string, about: string) => `${kind}. ${about}`
export const required = '(required)'
export const placeholdersHint = (placeholders: string) =>
  `Texts can name what your shipping rates say: ${placeholders}. A sentence without a value is left out.`
export const show = 'Show'
export const hide = 'Hide'
export const duplicate = 'Duplicate'
export const remove = 'Remove'
export const text = 'Text'
export const textOnPhones = 'Text on phones'
export const textOnWideScreens = 'Text on wide screens'
export const leadsTo = 'Leads to'
export const addressExample = '/shop'
export const demoImage = 'An image of the demo store.'
export const replaceImage = 'Replace it'
export const imageDescription = 'Description'
export const imageDescriptionHint = 'What it shows, for those who cannot see it'
export const uploading = 'Uploading…'
export const uploadFailed = 'Failed to upload images. Please try again.'
export const megabytes = (count: number) => `${formatNumber(count)} MB`
export const removeVideo = 'Remove video'
export const videoTooLarge = 'This video is larger than 32 MB. Shorten it, or export it with fewer pixels.'
export const videoTypeUnknown = 'This is not an MP4 or WebM video.'
export const noSpaceForVideos = 'There is no space left for videos.'

// Figures and promises

export const figures = {
  add: 'Add figure',
  remove: (number: number) => `Remove figure ${number}`,
  title: (number: number) => `Figure ${number}`,
}
export const figure = 'Figure'
export const whatItCounts = 'What it counts'
export const promises = {
  add: 'Add promise',
  remove: (number: number) => `Remove promise ${number}`,
  title: (number: number) => `Promise ${number}`,
}
export const promiseFrom = 'Taken from'
export const promiseSources = {
  shipping: 'Shipping rates',
  payment: 'Payment methods',
  delivery: 'Delivery times',
  text: 'Own text',
}
export const promiseHint = 'Written by the store. What you enter here is shown while it has nothing to say.'
export const title = 'Title'
export const titleInstead = 'Title instead'
export const textInstead = 'Text instead'

// Where products and collections of a section come from

export const source = 'Source'
export const fromCollection = 'A collection'
export const fromCategory = 'A category'
export const chosenProducts = 'Chosen products'
export const fromLatest = 'Latest collections'
export const chosenCollections = 'Chosen collections'
export const whatWeSeeHint = 'Products placed there.'
export const placedHint = 'Placed products, then flagged ones, newest first.'
export const latestHint = 'Collections of placed products, then active ones by their position.'
export const placeProducts = 'Place products'
export const collection = 'Collection'
export const category = 'Category'
export const choose = 'Choose…'
export const draftNote = ' (draft)'
export const addProductHere = 'Add a product to this section'
export const alreadyHere = 'Now in this section'
export const addCollection = 'Add a collection'
export const maxInOrder = (max: number) => `Up to ${max}, in this order.`
export const deleted = 'Deleted'

// Kinds of sections, and their settings in the order of the editor

export const sectionKinds = {
  hero: {
    label: 'Hero',
    about: 'The opening: a headline, a button and a large image.',
    fields: {
      layout: {
        label: 'Layout',
        choices: { full: 'Full-width image', panel: 'Image at the right', text: 'Text only' },
        hint: 'A product placed in the hero shows its image at the right, in the first hero.',
      },
      label: { label: 'Line above the headline' },
      headline: { label: 'Headline', hint: 'The name of the store if empty.' },
      subtitle: { label: 'Subtitle' },
      button: { label: 'Button' },
      image: {
        label: 'Image',
        hint: 'Upright, 4:5, for the image at the right; wide, 2:1, for the full width. Light from one side, no text.',
      },
    },
  },
  products: {
    label: 'Product rail',
    about: 'Up to four products from a source that you choose.',
    fields: {
      source: { label: 'Products' },
      layout: {
        label: 'Layout',
        choices: { row: 'Row', panel: 'Staggered panel', spread: 'Spread', edit: 'Edit' },
        hint: 'A row of four; a panel with SHOP buttons; a large first image; or a quiet selection with a line of text.',
      },
      heading: { label: 'Heading' },
      text: { label: 'Line below the heading', hint: 'Not shown if empty.' },
      link: { label: 'Link', hint: 'Not shown if empty.' },
    },
  },
  collections: {
    label: 'Collection rail',
    about: 'Up to four collections with their images.',
    fields: {
      source: { label: 'Collections' },
      heading: { label: 'Heading' },
      text: { label: 'Line below the heading', hint: 'Not shown if empty.' },
      link: { label: 'Link', hint: 'Not shown if empty.' },
    },
  },
  imageText: {
    label: 'Image with text',
    about: 'One image beside a few sentences.',
    fields: {
      image: { label: 'Image', hint: 'Upright, 4:5.' },
      side: { label: 'Image', choices: { left: 'At the left', right: 'At the right' } },
      heading: { label: 'Heading' },
      text: { label: 'Text' },
      link: { label: 'Link', hint: 'Not shown if empty.' },
      tone: {
        label: 'Ground',
        choices: { petal: 'Petal', lilac: 'Lilac', butter: 'Butter', clay: 'Clay', sage: 'Sage', paper: 'White' },
      },
    },
  },
  quote: {
    label: 'Quote',
    about: 'A sentence by someone else, set large.',
    fields: {
      text: { label: 'Quote', hint: 'Without quotation marks: they are added.' },
      by: { label: 'Who said it' },
      tone: {
        label: 'Ground',
        choices: { petal: 'Petal', lilac: 'Lilac', butter: 'Butter', clay: 'Clay', sage: 'Sage', paper: 'White' },
      },
    },
  },
  text: {
    label: 'Text',
    about: 'A heading with one or several paragraphs.',
    fields: {
      heading: { label: 'Heading' },
      text: { label: 'Text', hint: 'An empty line starts a new paragraph.' },
      link: { label: 'Link', hint: 'Not shown if empty.' },
      layout: {
        label: 'Layout',
        choices: { split: 'Heading beside the text', column: 'Heading above the text' },
      },
    },
  },
  story: {
    label: 'Brand story',
    about: 'Who makes it: text, an image, and figures that count up.',
    fields: {
      heading: { label: 'Heading' },
      text: { label: 'Text', hint: 'Without text, image and figures the section is not shown.' },
      link: { label: 'Link', hint: 'Not shown if empty.' },
      image: { label: 'Image', hint: 'Upright, 4:5.' },
      counters: {
        label: 'Figures',
        hint: 'Such as 12+ and “fabrics”. They count up once when they come into view.',
      },
    },
  },
  video: {
    label: 'Video',
    about: 'A short film in the full width.',
    fields: {
      video: { label: 'Video', hint: 'MP4 or WebM, up to 32 MB. Short and without text in it.' },
      poster: { label: 'Still image', hint: 'Wide, 16:9. Shown until the video plays.' },
      playback: {
        label: 'Playback',
        choices: { ambient: 'Plays silently by itself', controls: 'Starts on a click, with sound' },
        hint: 'It never plays by itself for shoppers who prefer reduced motion.',
      },
      heading: { label: 'Heading' },
      text: { label: 'Line below the heading', hint: 'Not shown if empty.' },
      link: { label: 'Link', hint: 'Not shown if empty.' },
    },
  },
  promise: {
    label: 'Promise',
    about: 'What shoppers can rely on, in up to four columns.',
    fields: {
      heading: { label: 'Heading', hint: 'For screen readers; it is not visible.' },
      promises: {
        label: 'Promises',
        hint: 'What the store knows by itself is always up to date. Where it has nothing to say, your text is shown.',
      },
    },
  },
  newsletter: {
    label: 'Newsletter',
    about: 'A field to subscribe by email.',
    fields: {
      heading: { label: 'Heading' },
      text: { label: 'Line below the heading', hint: 'What subscribers get. Not shown if empty.' },
    },
  },
  lookbook: {
    label: 'Lookbook strip',
    about: 'Two to four photographs side by side, as in a magazine.',
    fields: {
      images: { label: 'Images', hint: 'Two to four, upright, of one mood.' },
      heading: { label: 'Heading' },
      text: { label: 'Line below the heading', hint: 'Not shown if empty.' },
      link: { label: 'Link', hint: 'Not shown if empty.' },
    },
  },
}

// Their texts, as translations name them

export const textOfSection = (kind: string, text: string) => `${kind}: ${text}`
export const partOfText = {
  phone: (label: string) => `${label} on phones`,
  desktop: (label: string) => `${label} on wide screens`,
  alt: (label: string) => `Description: ${label.toLowerCase()}`,
  image: (number: number) => `Description: image ${number}`,
  figure: (number: number) => `Figure ${number}`,
  figureLabel: (number: number) => `Label of figure ${number}`,
  promiseTitle: (number: number) => `Promise ${number}`,
  promiseText: (number: number) => `Text of promise ${number}`,
}

// Refused settings

export const fieldErrors = {
  missing: (field: string) => `${field} is required`,
  tooLong: (field: string, max: number) => `${field} has at most ${formatNumber(max)} characters`,
  unknownPlaceholder: (field: string, unknown: string) => `${field} names ${unknown}, which does not exist`,
  unknownChoice: (field: string) => `${field} must be one of the list`,
  address: (field: string) =>
    `${field} must lead to a path of the store, such as /shop, or to an address that begins with https://`,
  withoutText: (field: string) => `${field} needs a text`,
  withoutAddress: (field: string) => `${field} needs an address`,
  altTooLong: (field: string, max: number) => `${field} needs a description of at most ${max} characters`,
  tooFewImages: (field: string) => `${field} need at least two`,
  tooMany: (field: string, max: number) => `${field} are at most ${max}`,
  twice: (field: string) => `${field} contain one twice`,
  unreadable: (field: string) => `${field} are unreadable`,
  withoutProduct: (field: string) => `${field} need at least one product`,
  withoutCollections: (field: string) => `${field} need at least one collection`,
  withoutCollection: (field: string) => `${field} need a collection`,
  withoutCategory: (field: string) => `${field} need a category`,
  withoutTitle: (field: string) => `${field} need a title each`,
  withoutPromise: (field: string) => `${field} need at least one`,
}

// Refusals

export const failedToSaveSections = 'Failed to save the homepage'
export const notSaved = 'The homepage was not saved'
export const conflictSubject = 'The homepage was'
export const sectionsUnreadable = 'These sections could not be read. Reload the page and try again.'
export const tooManySections = (max: number) => `A homepage has at most ${max} sections. Remove one first.`
export const versionUnknown = 'This version is not known'
export const versionGone = 'This version no longer exists.'
export const choiceDeleted = 'Something chosen here was deleted. Choose something else, or remove the section.'
export const videoGone = 'This video no longer exists. Upload it again and save.'
export const imageGone = 'This image no longer exists. Remove it, upload it again and save.'

// Placed products

export const placedProducts = 'Placed products'
export const placedProductsHint = {
  before: 'Sections of the',
  link: 'homepage',
  after:
    'that show best sellers, new arrivals, featured products, what you see or the latest collections begin with the products placed here. What you save here is public at once.',
}
export const placedSaved = 'Homepage saved'
export const failedToSavePlaced = 'Failed to save homepage'
export const placedNotLoaded = 'The placed products could not be loaded'

// A section and its products

export const shownCount = (shown: number, max: number) => `${shown} of ${max} shown`
export const heroProduct = (name: string) => `${name} is shown in the hero with a link below the image.`
export const heroEmpty = 'No product: the hero shows its own image.'
export const placedIn = (section: string) => `Placed in ${section}`
export const shows = (collections: string) => `Shows ${collections}`
export const move = 'Move…'
export const moveNamed = (name: string) => `Move ${name} to another section`
export const removeNamed = (name: string) => `Remove ${name}`
export const sectionFull = 'Not shown: the section is full'
export const heroTaken = 'Not shown: the hero shows one'
export const withoutImage = 'Not shown: it has no image'
export const withoutCollection = 'Not shown: it is in no active collection'
export const hiddenDrafts = (count: number) =>
  count === 1 ? '1 draft is placed here and not shown:' : `${count} drafts are placed here and not shown:`
export const hiddenArchived = (count: number) =>
  count === 1
    ? '1 archived product is placed here and not shown:'
    : `${count} archived products are placed here and not shown:`
export const hiddenBoth = (drafts: number, archived: number) =>
  `${drafts} ${drafts === 1 ? 'draft' : 'drafts'} and ${archived} archived ${archived === 1 ? 'product' : 'products'} are placed here and not shown:`
export const placed = (product: string, section: string, position: number) =>
  `${product} added to ${section}, position ${position}`
export const placedHidden = (product: string, section: string) =>
  `${product} added to ${section}, not shown until it is active`
export const moved = (product: string, from: string, section: string, position: number) =>
  `${product} moved from ${from} to ${section}, position ${position}`
export const movedHidden = (product: string, from: string, section: string) =>
  `${product} moved from ${from} to ${section}, not shown until it is active`
export const alreadyPlaced = (product: string, section: string) => `${product} is already in ${section}`
export const removedFromHomepage = (product: string) => `${product} removed from the homepage`

// What fills a section

export const sectionEmpty = 'Empty, so shoppers do not see this section. Add a product to show it.'
export const flagSectionEmpty = (flag: string) => `Empty. Add a product here, or flag one as ${flag.toLowerCase()}.`
export const filledByFlag = (placedCount: number, flag: string) =>
  `${placedCount > 0 ? 'The rest is filled' : 'Filled'} by the flag “${flag}”, newest first:`
export const place = 'Place'
export const placeHere = (name: string) => `Place ${name} here`
export const unflag = 'Unflag'
export const removeFlag = (flag: string, name: string) => `Remove the flag “${flag}” from ${name}`
export const unflagged = (product: string, section: string) => `${product} no longer fills ${section}`
export const collectionsEmpty = 'Empty. Add an active collection.'
export const filledByCollections = (placedCount: number) =>
  `${placedCount > 0 ? 'The rest is filled' : 'Filled'} by active collections, by their position:`

// Products in no section

export const inNoSection = 'In no section'
export const notShown = (count: number) => `${count} not shown`
export const inNoSectionHint = 'Shown on the homepage, but without a section: shoppers do not see them there.'
export const placeInto = 'Place…'
export const placeNamed = (name: string) => `Place ${name} in a section`
export const removeFromHomepage = (name: string) => `Remove ${name} from the homepage`
export const andMore = (more: number) => `And ${formatNumber(more)} more`
export const hiddenWithoutSection = (count: number) =>
  count === 1
    ? '1 draft or archived product has no section either: '
    : `${formatNumber(count)} drafts or archived products have no section either: `
export const allOnHomepage = 'all on the homepage'

// Choosing a product

export const addProductTo = (section: string) => `Add a product to ${section}`
export const searchProducts = 'Add a product by name or SKU'
export const products = 'Products'
export const nowIn = (section: string) => `Now in ${section}`
export const searching = 'Searching…'
export const searchFailed = 'The search failed. Continue typing to try again.'
export const noneFound = 'No product has this in its name or SKU'
export const foundCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`

// The homepage in small, beside the placed products

export const asSaved = 'As saved'
export const asSavedNote = '(the homepage, in a new tab)'
export const previewInSmall = 'The homepage in small'
export const previewSections = {
  hero: 'Hero',
  best_sellers: 'Best sellers',
  new_arrivals: 'New arrivals',
  featured: 'Featured products',
  what_we_see: 'Editor’s picks',
  latest_collections: 'Latest collections',
}
export const nothingToShow = 'Nothing to show'

// Refusals of placed products

export const listUnreadable = 'This list could not be read. Reload the page and try again.'
export const tooManyPlaced = (section: string, max: number) => `${section} holds at most ${max} products`
export const placedTwice = 'A product is in two sections'
export const placedConflict =
  'The homepage was changed by someone else. Your changes were applied on top of theirs: check the result and save again.'
export const placedDeleted =
  'A product that you placed was deleted, so it was removed from the list. Check the result and save again.'

// Import

export const importNouns = { one: 'homepage draft', many: 'homepage drafts' }
export const reviewHomepage = 'Review and publish the homepage'
