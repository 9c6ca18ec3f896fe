// The two menus

export const menus = 'Menus'
export const header = 'Header'
export const headerHint = 'The bar at the top on desktop, and the menu on phones.'
export const headerEmpty = 'The header has no items: shoppers see the store name, search, wishlist and cart.'
export const addItem = 'Add item'
export const footer = 'Footer'
export const footerHint =
  'Columns of links. Contact, currency, social links and policies appear next to and below them.'
export const footerEmpty = 'The footer has no columns: shoppers see contact, currency, social links and policies.'
export const addColumn = 'Add column'
export const used = (count: number, max: number) => `${count} of ${max}`
export const menuItems = (menu: 'header' | 'footer') => `Items in the ${menu}`
export const restoreDefault = (menu: 'header' | 'footer') => `Restore default ${menu}`
export const defaultRestored = (menu: 'header' | 'footer') => `The default ${menu} is restored. Save to show it.`
export const menusSaved = 'Menus saved'
export const failedToSave = 'Failed to save the menus'
export const notSaved = 'The menus were not saved'
export const conflictSubject = 'The menus were'
export const notLoaded = 'The menus could not be loaded'

// An item in the list

export const newItem = 'New item'
export const itemRemoved = (title: string) => `${title} removed`
export const placeNotes = { everywhere: '', phone: ' · phones only', small: ' · phones only, small text' }
export const needsCorrection = '! needs correction'
export const nestedNotShown = (hidden: number) =>
  `${hidden} nested ${hidden === 1 ? 'item is' : 'items are'} not shown.`

// Why shoppers do not see an item

export const noLinksYet = 'Not shown: no links yet.'
export const noNestedShown = 'Not shown: none of its nested items are shown.'
export const policyNotPublished = 'Not shown until you publish a page for this policy.'
export const aboutNotWritten = 'Not shown until you write about your store under Settings → Store text.'
export const noActiveCollection = 'Not shown until there is an active collection.'
export const noPageAtUrl = 'There is no page at this URL.'
export const targetWasDeleted = (kind: 'category' | 'collection' | 'product' | 'page') =>
  `Not shown: the ${kind} was deleted. Choose something else, or remove the item.`
export const targetNotShown = (kind: 'category' | 'collection' | 'product' | 'page', name: string) =>
  `Not shown until the ${kind} “${name}” is ${kind === 'page' ? 'published' : 'active'}.`

// An item and its fields

export const backToItems = (menu: 'header' | 'footer') => `All ${menu} items`
export const heading = 'Heading'
export const label = 'Label'
export const labelHint = 'Leave blank to show the current name of the linked page.'
export const automaticHint = 'Each category or collection appears under its own name once shoppers can see it.'
export const opensNestedItems = 'No link: opens its nested items'
export const shown = 'Show in'
export const places = {
  everywhere: 'Header and phone menu',
  phone: 'Phone menu only',
  small: 'Phone menu only, in small text at the end',
}
export const level = 'Level'
export const atTheTop = 'Top level'
export const nestedBelow = (title: string) => `Nested under ${title}`
export const column = 'Column'
export const links = 'Links'
export const columnLinks = 'Links in this column'
export const noLinks = 'No links yet.'
export const addLink = 'Add link'
export const nestedItems = 'Nested items'
export const noNestedItems =
  'Without nested items, this is a link. With nested items, it opens them and lists its own link first.'
export const addNestedItem = 'Add nested item'
export const remove = 'Remove'

// The target of an item's link

export const linksTo = 'Links to'
export const targetKinds = {
  none: 'No link',
  screen: 'Store page',
  category: 'Category',
  collection: 'Collection',
  product: 'Product',
  page: 'Custom page',
  policy: 'Policy',
  categories: 'All categories, as separate links',
  collections: 'All collections, as separate links',
  address: 'URL',
}
export const targetFields = {
  screen: 'Store page',
  category: 'Category',
  collection: 'Collection',
  product: 'Product',
  page: 'Page',
  policy: 'Policy',
}
export const address = 'URL'
export const addressExample = '/shop?sort=newest'
export const addressHint = 'A path in your store, or a URL that begins with https://.'
export const addProduct = 'Add product to this item'
export const alreadyChosen = 'Already in this item'
export const choose = 'Choose…'
export const noTargetsYet = 'None yet'
export const hiddenTarget = (name: string) => `${name} (not shown yet)`
export const deleted = 'Deleted'

// The target of an item's link, on one line

export const allCategories = 'All categories'
export const allCollections = 'All collections'
export const nothingYet = 'No link yet'
export const targetNames = {
  screen: (name: string) => `Page: ${name}`,
  category: (name: string) => `Category: ${name}`,
  collection: (name: string) => `Collection: ${name}`,
  product: (name: string) => `Product: ${name}`,
  page: (name: string) => `Page: ${name}`,
  policy: (name: string) => `Policy: ${name}`,
}
export const deletedTarget = 'deleted'
export const kindAndName = (kind: string, name: string) => `${kind}: ${name}`

// Validation errors

export const unreadable = 'This menu could not be read. Reload the page and try again.'
export const containsItself = 'This item contains itself. Remove it from its nested items.'
export const tooDeep = 'Menus have two levels: nested items cannot have their own nested items.'
export const tooManyNested = (max: number) => `An item can have at most ${max} nested items. Remove some first.`
export const labelTooLong = (maxLength: number) => `Label can have at most ${maxLength} characters`
export const labelMissing = 'Label is required'
export const menuFull = (menu: 'header' | 'footer', max: number) =>
  `The ${menu} can have at most ${max} ${menu === 'header' ? 'items' : 'columns'}. Remove one first.`
export const tooManyWide = (max: number) =>
  `On wide screens, the header can have at most ${max} items. Shorten labels, nest items, or show some in the phone menu only.`
export const tooLongWide = (max: number, characters: number) =>
  `On wide screens, header labels can have at most ${max} characters in total. They now have ${characters}. Shorten labels, nest items, or show some in the phone menu only.`
export const targetMissing = 'Choose what it links to'
export const headingWithLink = 'A column heading cannot have a link. Add its links below it.'
export const onlyNested = '“All categories” and “All collections” can only be nested under an item'
export const addressTooLong = (maxLength: number) => `A URL can have at most ${maxLength} characters`
export const addressInvalid =
  'Enter a path in your store, such as /shop?sort=newest, or a URL that begins with https://'
export const noPageAt = (address: string) => `There is no page at ${address}`
export const targetDeleted = 'This was deleted. Choose something else.'

// Import

export const importNouns = { one: 'menu', many: 'menus' }
export const openMenus = 'Open menus'
