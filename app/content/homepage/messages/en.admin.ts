import { formatNumber } from '#app/lib/format/number.ts'

// Above the sections

export const homepage = 'Homepage'
export const draftHint = 'Shoppers see the published homepage until you publish this draft.'
export const publishedHint = '· This version is live.'
export const lastPublished = 'Last published'
export const by = (staffName: string) => ` by ${staffName}`
export const done = {
  published: 'Homepage published',
  discarded: 'Draft discarded',
  restored: 'Restored as draft',
}
export const notLoaded = 'The homepage could not be loaded'

// The list of sections

export const sections = 'Sections'
export const used = (count: number, max: number) => `${count} of ${max}`
export const homepageSections = 'Homepage sections'
export const noSections = 'The homepage is empty, so shoppers see only the header and footer. Add a section.'
export const addSection = 'Add section'
export const hidden = ' · hidden'
export const needsCorrection = '! needs correction'
export const settingUnreadable = 'A setting could not be read and was reset to its default. Check it and save.'
export const toggleSection = (isHidden: boolean, title: string) => `${isHidden ? 'Show' : 'Hide'} ${title}`
export const sectionDuplicated = (title: string) => `${title} duplicated`
export const sectionRemoved = (title: string) => `${title} removed`
export const sectionRestored = (title: string) => `${title} restored`
export const undo = 'Undo'
export const sectionShown = (title: string) => `${title} shown`
export const sectionHidden = (title: string) => `${title} hidden`

// Why shoppers do not see a section

export const categoryDeleted = 'Not shown: its category was deleted.'
export const lookDeleted = 'Not shown: its look was deleted.'
export const noLooks = { before: 'You have no looks yet.', link: 'Add a look' }
export const collectionDeleted = 'Not shown: a selected collection was deleted.'
export const collectionsNotActive = (names: string) => `Not shown until active: ${names}.`
export const productsNotShown = (products: string) => `Not shown: ${products}.`
export const deletedProducts = (count: number) => `${count} deleted ${count === 1 ? 'product' : 'products'}`

// Published versions

export const publishedVersions = 'Published versions'
export const system = 'System'
export const whatShoppersSee = 'What shoppers see'
export const restore = 'Restore as draft'

// Previews

export const preview = 'Preview'
export const savedDraft = 'Preview draft'
export const savedDraftNote = '(in a new tab)'
export const previewTitle = 'Homepage with this draft'
export const previewOfHomepage = 'Homepage preview'
export const previewOfDraft = 'Preview: draft'
export const previewOfPublished = 'Preview: as published'
export const publishDraft = 'Publish'
export const backToEditor = 'Back to editor'
export const backToHomepage = 'Back to homepage'

// The settings of a section

export const allSections = 'All sections'
export const kindAndAbout = (kind: string, about: string) => `${kind}. ${about}`
export const required = '(required)'
export const show = 'Show'
export const hide = 'Hide'
export const duplicate = 'Duplicate'
export const remove = 'Remove'
export const text = 'Text'
export const textOnPhones = 'Text on phones'
export const textOnWideScreens = 'Text on wide screens'
export const linksTo = 'Links to'
export const addressExample = '/shop'
export const demoImage = 'Demo store image.'
export const replaceImage = 'Replace'
export const imageDescription = 'Alt text'
export const imageDescriptionHint = 'Describe the image for people who cannot see it'
export const uploading = 'Uploading…'
export const uploadFailed = 'Failed to upload images. Please try again.'
export const megabytes = (count: number) => `${formatNumber(count)} MB`
export const removeVideo = 'Remove video'

// Counters and promises

export const figures = {
  add: 'Add counter',
  remove: (number: number) => `Remove counter ${number}`,
  title: (number: number) => `Counter ${number}`,
}
export const figure = 'Number'
export const counterLabel = 'What the number counts'
export const promises = {
  add: 'Add promise',
  remove: (number: number) => `Remove promise ${number}`,
  title: (number: number) => `Promise ${number}`,
}
export const promiseFrom = 'Source'
export const promiseSources = {
  shipping: 'Shipping rates',
  payment: 'Payment methods',
  delivery: 'Delivery times',
  text: 'Custom text',
}
export const promiseHint = 'Filled in automatically from the source. If the source has no data, your text is shown.'
export const title = 'Title'
export const fallbackTitle = 'Fallback title'
export const fallbackText = 'Fallback text'

// Sources of a section's products and collections

export const source = 'Source'
export const fromCollection = 'Collection'
export const fromCategory = 'Category'
export const chosenProducts = 'Selected products'
export const fromLatest = 'Latest collections'
export const chosenCollections = 'Selected collections'
export const latestHint = 'First the collections of placed products, then other active collections by position.'
export const collection = 'Collection'
export const category = 'Category'
export const choose = 'Choose…'
export const draftNote = ' (draft)'
export const addProductHere = 'Add product to this section'
export const alreadyHere = 'Already in this section'
export const addCollection = 'Add collection'
export const maxInOrder = (max: number) => `Up to ${max}, in this order.`
export const deleted = 'Deleted'

// Kinds of sections, and their settings in the order of the editor

export const sectionKinds = {
  hero: {
    label: 'Hero',
    about: 'The top of the page: a headline, a button and a large image.',
    fields: {
      layout: {
        label: 'Layout',
        choices: { full: 'Full-width image', panel: 'Image on the right', text: 'Text only' },
        hint: 'If a product is placed in the hero, its image appears on the right of the first hero.',
      },
      label: { label: 'Line above the headline' },
      headline: { label: 'Headline', hint: 'Leave blank to show the store name.' },
      subtitle: { label: 'Subtitle' },
      button: { label: 'Button' },
      video: {
        label: 'Video',
        hint: 'Plays over the image. Shoppers who prefer reduced motion or save data can start it themselves.',
      },
      image: {
        label: 'Image',
        hint: 'Portrait, 4:5, for an image on the right; landscape, 2:1, for full width. Light from one side, no text.',
      },
    },
  },
  products: {
    label: 'Product row',
    about: 'Up to four products from a source you choose.',
    fields: {
      source: { label: 'Products' },
      layout: {
        label: 'Layout',
        choices: { row: 'Row', panel: 'Staggered panel', spread: 'Large first image', edit: 'Editorial' },
        hint: 'Row: four products. Staggered panel: with SHOP buttons. Editorial: a few products with a line of text.',
      },
      heading: { label: 'Heading' },
      text: { label: 'Line below the heading', hint: 'Hidden if blank.' },
      link: { label: 'Link', hint: 'Hidden if blank.' },
    },
  },
  collections: {
    label: 'Collection row',
    about: 'Up to four collections with their images.',
    fields: {
      source: { label: 'Collections' },
      heading: { label: 'Heading' },
      text: { label: 'Line below the heading', hint: 'Hidden if blank.' },
      link: { label: 'Link', hint: 'Hidden if blank.' },
    },
  },
  imageText: {
    label: 'Image with text',
    about: 'One image next to a few sentences.',
    fields: {
      image: { label: 'Image', hint: 'Portrait, 4:5.' },
      side: { label: 'Image position', choices: { left: 'Left', right: 'Right' } },
      heading: { label: 'Heading' },
      text: { label: 'Text' },
      link: { label: 'Link', hint: 'Hidden if blank.' },
      tone: {
        label: 'Background',
        choices: { petal: 'Petal', lilac: 'Lilac', butter: 'Butter', clay: 'Clay', sage: 'Sage', paper: 'White' },
      },
    },
  },
  quote: {
    label: 'Quote',
    about: 'A large quote from someone else.',
    fields: {
      text: { label: 'Quote', hint: 'Without quotation marks: they are added automatically.' },
      by: { label: 'Author of the quote' },
      tone: {
        label: 'Background',
        choices: { petal: 'Petal', lilac: 'Lilac', butter: 'Butter', clay: 'Clay', sage: 'Sage', paper: 'White' },
      },
    },
  },
  text: {
    label: 'Text',
    about: 'A heading with one or more paragraphs.',
    fields: {
      heading: { label: 'Heading' },
      text: { label: 'Text', hint: 'Leave a blank line to start a new paragraph.' },
      link: { label: 'Link', hint: 'Hidden if blank.' },
      layout: {
        label: 'Layout',
        choices: { split: 'Heading next to the text', column: 'Heading above the text' },
      },
    },
  },
  story: {
    label: 'Brand story',
    about: 'Who makes your products: text, an image, and counters.',
    fields: {
      heading: { label: 'Heading' },
      text: { label: 'Text', hint: 'The section is hidden if it has no text, image or counters.' },
      link: { label: 'Link', hint: 'Hidden if blank.' },
      image: { label: 'Image', hint: 'Portrait, 4:5.' },
      counters: {
        label: 'Counters',
        hint: 'For example, 12+ and “fabrics”. Numbers count up once when they come into view.',
      },
    },
  },
  video: {
    label: 'Video',
    about: 'A short full-width video.',
    fields: {
      video: { label: 'Video', hint: 'MP4 or WebM, up to 32 MB. Keep it short, and avoid text in the video.' },
      poster: { label: 'Cover image', hint: 'Landscape, 16:9. Shown until the video plays.' },
      playback: {
        label: 'Playback',
        choices: { ambient: 'Autoplay without sound', controls: 'Click to play with sound' },
        hint: 'The video never autoplays for shoppers who prefer reduced motion.',
      },
      heading: { label: 'Heading' },
      text: { label: 'Line below the heading', hint: 'Hidden if blank.' },
      link: { label: 'Link', hint: 'Hidden if blank.' },
    },
  },
  promise: {
    label: 'Promise',
    about: 'What shoppers can rely on, in up to four columns.',
    fields: {
      heading: { label: 'Heading', hint: 'For screen readers only.' },
      promises: {
        label: 'Promises',
        hint: 'Automatic promises follow your settings. If a setting is missing, your text is shown.',
      },
    },
  },
  newsletter: {
    label: 'Newsletter',
    about: 'An email signup form.',
    fields: {
      heading: { label: 'Heading' },
      text: { label: 'Line below the heading', hint: 'What subscribers get. Hidden if blank.' },
    },
  },
  look: {
    label: 'Look',
    about: 'One of your looks, with its hotspots and products.',
    fields: {
      look: { label: 'Look' },
      heading: { label: 'Heading', hint: 'Leave blank to use the name of the look.' },
    },
  },
  lookbook: {
    label: 'Lookbook strip',
    about: 'Two to four photos side by side, like in a magazine.',
    fields: {
      images: { label: 'Images', hint: 'Two to four, portrait, in the same mood.' },
      heading: { label: 'Heading' },
      text: { label: 'Line below the heading', hint: 'Hidden if blank.' },
      link: { label: 'Link', hint: 'Hidden if blank.' },
    },
  },
}

// Names of section texts in translations

export const sectionText = (kind: string, text: string) => `${kind}: ${text}`
export const textParts = {
  phone: (label: string) => `${label} on phones`,
  desktop: (label: string) => `${label} on wide screens`,
  alt: (label: string) => `Alt text: ${label.toLowerCase()}`,
  image: (number: number) => `Alt text: image ${number}`,
  figure: (number: number) => `Counter ${number}`,
  figureLabel: (number: number) => `Label of counter ${number}`,
  promiseTitle: (number: number) => `Promise ${number}`,
  promiseText: (number: number) => `Text of promise ${number}`,
}

// Invalid settings

export const fieldErrors = {
  missing: (field: string) => `${field} is required`,
  tooLong: (field: string, max: number) => `${field} can have at most ${formatNumber(max)} characters`,
  unknownPlaceholder: (field: string, unknown: string) => `${field} contains ${unknown}, which does not exist`,
  unknownChoice: (field: string) => `${field} must be one of the listed options`,
  address: (field: string) =>
    `${field} must be a path in your store, such as /shop, or a URL that begins with https://`,
  withoutText: (field: string) => `${field} needs text`,
  withoutAddress: (field: string) => `${field} needs a URL`,
  altTooLong: (field: string, max: number) => `${field} needs alt text of at most ${max} characters`,
  tooFewImages: (field: string) => `${field}: add at least two`,
  tooMany: (field: string, max: number) => `${field}: add at most ${max}`,
  twice: (field: string) => `${field}: remove the duplicate`,
  unreadable: (field: string) => `${field} could not be read. Reload the page`,
  withoutProduct: (field: string) => `${field}: add at least one product`,
  withoutCollections: (field: string) => `${field}: add at least one collection`,
  withoutCollection: (field: string) => `${field}: choose a collection`,
  withoutLook: (field: string) => `${field}: choose a look`,
  withoutCategory: (field: string) => `${field}: choose a category`,
  withoutTitle: (field: string) => `${field}: enter a title for each`,
  withoutMp4: (field: string) => `${field}: add the MP4 file, which every browser can play`,
  withoutPromise: (field: string) => `${field}: add at least one`,
}

// Errors of the whole homepage

export const failedToSaveSections = 'Failed to save the homepage'
export const notSaved = 'The homepage was not saved'
export const conflictSubject = 'The homepage was'
export const sectionsUnreadable = 'These sections could not be read. Reload the page and try again.'
export const tooManySections = (max: number) => `A homepage can have at most ${max} sections. Remove one first.`
export const versionUnknown = 'Unknown version'
export const versionGone = 'This version no longer exists.'
export const choiceDeleted = 'Something selected here was deleted. Choose something else, or remove the section.'
export const videoGone = 'This video no longer exists. Upload it again and save.'
export const imageGone = 'This image no longer exists. Remove it, upload it again and save.'

// A section and its products

export const productInHero = 'Product in the hero'
export const shownCount = (shown: number, max: number) => `${shown} of ${max} shown`
export const heroProduct = (name: string) => `${name} is shown in the hero with a link below the image.`
export const heroEmpty = 'No product. The hero shows its own image.'
export const placedIn = (section: string) => `Placed in ${section}`
export const shows = (collections: string) => `Shows ${collections}`
export const removeLabel = (name: string) => `Remove ${name}`
export const sectionFull = 'Not shown: the section is full'
export const heroTaken = 'Not shown: the hero shows one product'
export const withoutImage = 'Not shown: no image'
export const withoutCollection = 'Not shown: not in an active collection'
export const hiddenDrafts = (count: number) =>
  count === 1
    ? '1 draft product is placed here and not shown:'
    : `${count} draft products are placed here and not shown:`
export const hiddenArchived = (count: number) =>
  count === 1
    ? '1 archived product is placed here and not shown:'
    : `${count} archived products are placed here and not shown:`
export const hiddenBoth = (drafts: number, archived: number) =>
  `${drafts + archived} products are placed here and not shown (drafts: ${drafts}, archived: ${archived}):`
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

// The content of a section

export const sectionEmpty = 'Empty, so shoppers do not see this section. Add a product to show it.'
export const flagSectionEmpty = (flag: string) => `Empty. Add a product here, or flag one as ${flag.toLowerCase()}.`
export const filledByFlag = (placedCount: number, flag: string) =>
  `${placedCount > 0 ? 'The rest is filled' : 'Filled'} with products flagged “${flag}”, newest first:`
export const placeHere = 'Keep in this section'
export const removeFlag = (flag: string) => `Remove “${flag}”`
export const unflagged = (product: string, section: string) => `${product} no longer appears in ${section}`
export const collectionsEmpty = 'Empty. Add an active collection.'
export const filledByCollections = (placedCount: number) =>
  `${placedCount > 0 ? 'The rest is filled' : 'Filled'} with active collections, by position:`

// Products in no section

export const inNoSection = 'Not in a section'
export const inNoSectionHint =
  'These products are marked for the homepage but are in no section, so shoppers do not see them there.'
export const placeIn = (section: string) => `Place in ${section}`
export const removeFromHomepage = 'Remove from the homepage'
export const andMore = (more: number) => `And ${formatNumber(more)} more`
export const hiddenWithoutSection = (count: number) =>
  count === 1
    ? '1 draft or archived product has no section either: '
    : `${formatNumber(count)} draft or archived products have no section either: `
export const allOnHomepage = 'show all on the homepage'

// Choosing a product

export const addProductTo = (section: string) => `Add product to ${section}`
export const searchProducts = 'Name or SKU'
export const products = 'Products'
export const nowIn = (section: string) => `Already in ${section}`
export const searching = 'Searching…'
export const searchFailed = 'Search failed. Keep typing to try again.'
export const noneFound = 'No products match this name or SKU'
export const foundCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`

// Validation errors of placed products

export const listUnreadable = 'This list could not be read. Reload the page and try again.'
export const tooManyPlaced = (section: string, max: number) => `${section} can have at most ${max} products`
export const placedTwice = 'A product is in two sections'

// Import

export const importNouns = { one: 'homepage draft', many: 'homepage drafts' }
export const reviewHomepage = 'Review and publish the homepage'
