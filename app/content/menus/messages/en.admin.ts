// The two menus

export const menus = 'Menus'
export const header = 'Header'
export const headerHint = 'The row at the top of wide screens, and the menu on phones.'
export const headerEmpty = 'The header has no items: shoppers see the name of the store, search, wishlist and cart.'
export const addItem = 'Add an item'
export const footer = 'Footer'
export const footerHint = 'Columns of links. Contact, currency, social links and policies stand beside and below them.'
export const footerEmpty = 'The footer has no columns: shoppers see contact, currency, social links and policies.'
export const addColumn = 'Add a column'
export const used = (count: number, max: number) => `${count} of ${max}`
export const menuItems = (menu: 'header' | 'footer') => `Items of the ${menu}`
export const takeStandard = (menu: 'header' | 'footer') => `Use the standard ${menu}`
export const standardUsed = (menu: 'header' | 'footer') => `The ${menu} is the standard one again. Save to show it.`
export const menusSaved = 'Menus saved'
export const failedToSave = 'Failed to save the menus'
export const notSaved = 'The menus were not saved'
export const conflictSubject = 'The menus were'
export const notLoaded = 'The menus could not be loaded'

// An item in its list

export const newItem = 'New item'
export const itemRemoved = (title: string) => `${title} removed`
export const placeNotes = { everywhere: '', phone: ' · on phones', small: ' · on phones, small' }
export const needsCorrection = '! needs correction'
export const nestedNotShown = (hidden: number) =>
  `${hidden} nested ${hidden === 1 ? 'item is' : 'items are'} not shown.`

// Why shoppers do not see it

export const noLinksYet = 'Not shown: it has no links yet.'
export const noNestedShown = 'Not shown: none of its nested items is shown.'
export const policyNotPublished = 'Not shown until a page for this policy is published.'
export const aboutNotWritten = 'Not shown until Settings → General → Storefront texts has a text about your store.'
export const noActiveCollection = 'Not shown until there is an active collection.'
export const noPageAtAddress = 'Shoppers find no page at this address.'
export const targetWasDeleted = (kind: 'category' | 'collection' | 'product' | 'page') =>
  `Not shown: the ${kind} was deleted. Choose something else, or remove the item.`
export const targetNotShown = (kind: 'category' | 'collection' | 'product' | 'page', name: string) =>
  `Not shown until the ${kind} “${name}” is ${kind === 'page' ? 'published' : 'active'}.`

// An item and its fields

export const backToItems = (menu: 'header' | 'footer') => `All items of the ${menu}`
export const heading = 'Heading'
export const label = 'Label'
export const labelHint = 'The name of what it leads to if empty; it then follows a new name.'
export const automaticHint = 'Each is shown under its own name, as soon as shoppers find it.'
export const opensNestedItems = 'Nothing: it opens its nested items'
export const shown = 'Shown'
export const places = {
  everywhere: 'Header, and menu on phones',
  phone: 'Menu on phones only',
  small: 'Menu on phones only, small at its end',
}
export const level = 'Level'
export const atTheTop = 'At the top'
export const nestedBelow = (title: string) => `Nested below ${title}`
export const column = 'Column'
export const links = 'Links'
export const linksOfColumn = 'Links of this column'
export const noLinks = 'No links yet.'
export const addLink = 'Add a link'
export const nestedItems = 'Nested items'
export const noNestedItems = 'Without nested items it is a link. With some it opens them, with its own target first.'
export const addNestedItem = 'Add a nested item'
export const remove = 'Remove'

// What an item leads to

export const leadsTo = 'Leads to'
export const targetKinds = {
  none: 'Nothing',
  screen: 'A page of the store',
  category: 'A category',
  collection: 'A collection',
  product: 'A product',
  page: 'A page that you wrote',
  policy: 'A policy',
  categories: 'All categories, one after another',
  collections: 'All collections, one after another',
  address: 'Another address',
}
export const targetFields = {
  screen: 'Page of the store',
  category: 'Category',
  collection: 'Collection',
  product: 'Product',
  page: 'Page',
  policy: 'Policy',
}
export const address = 'Address'
export const addressExample = '/shop?sort=newest'
export const addressHint = 'The path of a page of the store, or an address that begins with https://.'
export const addProduct = 'Add a product to this item'
export const alreadyChosen = 'Now in this item'
export const choose = 'Choose…'
export const noneYet = 'There is none yet'
export const hiddenTarget = (name: string) => `${name} (not shown yet)`
export const deleted = 'Deleted'

// What an item leads to, in one line

export const allCategories = 'All categories'
export const allCollections = 'All collections'
export const nothingYet = 'Nothing yet'
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

// Refusals

export const unreadable = 'This menu could not be read. Reload the page and try again.'
export const containsItself = 'This item contains itself. Remove it from its own nested items.'
export const tooDeep = 'A menu has two levels: nested items cannot have items of their own.'
export const tooManyNested = (max: number) => `An item has at most ${max} nested items. Remove some first.`
export const labelTooLong = (maxLength: number) => `Label has at most ${maxLength} characters`
export const labelMissing = 'Label is required'
export const menuFull = (menu: 'header' | 'footer', max: number) =>
  `The ${menu} has at most ${max} ${menu === 'header' ? 'items' : 'columns'}. Remove one first.`
export const tooManyWide = (max: number) =>
  `On wide screens the header has at most ${max} items. Shorten labels, nest items, or show some in the menu on phones only.`
export const tooLongWide = (max: number, characters: number) =>
  `On wide screens the labels of the header have at most ${max} characters together, not ${characters}. Shorten labels, nest items, or show some in the menu on phones only.`
export const targetMissing = 'Choose where it leads'
export const headingLeadsNowhere = 'The heading of a column leads nowhere. Nest its links below it.'
export const onlyNested = 'All of them can only be nested below an item'
export const addressTooLong = (maxLength: number) => `An address has at most ${maxLength} characters`
export const addressInvalid =
  'Address must be the path of a page of the store, such as /shop?sort=newest, or begin with https://'
export const noPageAt = (address: string) => `Shoppers find no page at ${address}`
export const targetDeleted = 'This was deleted. Choose something else.'

// Import

export const importNouns = { one: 'menu', many: 'menus' }
export const openMenus = 'Open menus'
