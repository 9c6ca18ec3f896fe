export const theMenusWere = 'The menus were'
export const menus = 'Menus'
export const theMenusCouldNotBeLoaded = 'The menus could not be loaded'
export const needsCorrection = '! needs correction'
export const nestedNotShown = (hidden: number) =>
  `${hidden} nested ${hidden === 1 ? 'item is' : 'items are'} not shown.`
export const allItemsOfThe = (menu: string) => `All items of the ${menu}`
export const eachIsShownUnderItsOwnName = 'Each is shown under its own name, as soon as shoppers find it.'
export const heading = 'Heading'
export const label = 'Label'
export const theNameOfWhatItLeadsTo = 'The name of what it leads to if empty; it then follows a new name.'
export const shown = 'Shown'
export const remove = 'Remove'
export const level = 'Level'
export const column = 'Column'
export const atTheTop = 'At the top'
export const nestedBelow = (one: string) => `Nested below ${one}`
export const links = 'Links'
export const nestedItems = 'Nested items'
export const linksOfThisColumn = 'Links of this column'
export const noLinksYet = 'No links yet.'
export const withoutNestedItemsItIsALink =
  'Without nested items it is a link. With some it opens them, with its own target first.'
export const addALink = 'Add a link'
export const addANestedItem = 'Add a nested item'
export const header = 'Header'
export const theRowAtTheTopOfWide = 'The row at the top of wide screens, and the menu on phones.'
export const addAnItem = 'Add an item'
export const theHeaderHasNoItemsShoppersSee =
  'The header has no items: shoppers see the name of the store, search, wishlist and cart.'
export const footer = 'Footer'
export const columnsOfLinksContactCurrency =
  'Columns of links. Contact, currency, social links and policies stand beside and below them.'
export const addAColumn = 'Add a column'
export const theFooterHasNoColumnsShoppersSee =
  'The footer has no columns: shoppers see contact, currency, social links and policies.'
export const ofText = (count: number, value: number) => `${count} of ${value}`
export const itemsOfThe = (menu: string) => `Items of the ${menu}`
export const standardMenu = (menu: string) => `Use the standard ${menu}`
export const theMenusWereNotSaved = 'The menus were not saved'
export const leadsTo = 'Leads to'
export const address = 'Address'
export const shopSortNewest = '/shop?sort=newest'
export const thePathOfAPageOfThe = 'The path of a page of the store, or an address that begins with https://.'
export const product = 'Product'
export const choose = 'Choose…'
export const thereIsNoneYet = 'There is none yet'
export const deleted = 'Deleted'
export const pageOfTheStore = 'Page of the store'
export const category = 'Category'
export const collection = 'Collection'
export const page = 'Page'
export const policy = 'Policy'
export const notShownYet = (name: string) => `${name} (not shown yet)`
