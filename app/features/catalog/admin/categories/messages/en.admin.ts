import { formatNumber } from '#app/lib/format/number.ts'

export const failedToChangeCategories = 'Failed to change categories'
export const thisCategoryHasProductsAgainSoIt =
  'This category has products again, so it was not deleted. Move them to another category.'
export const theOtherCategoryWasDeletedBy =
  'The other category was deleted by someone else. Nothing was moved: choose another one.'
export const categorySaved = 'Category saved'
export const addCategory = 'Add category'
export const categories = 'Categories'
export const shoppersSeeThemInThisOrder = 'Shoppers see them in this order.'
export const theCategoriesCouldNotBeLoaded = 'The categories could not be loaded'
export const categoryNotFound = 'Category Not Found'
export const thisCategoryWas = 'This category was'
export const seoTitle = 'SEO title'
export const seoDescription = 'SEO description'
export const viewInShop = 'View in shop'
export const theCategoryCouldNotBeLoaded = 'The category could not be loaded'
export const newCategory = 'New category'
export const saving = 'Saving...'
export const saveAsNewCategory = 'Save as a new category'
export const saveCategory = 'Save category'
export const cancel = 'Cancel'
export const category = 'Category'
export const nameText = 'Name'
export const slug = 'Slug'
export const sizeGuide = 'Size guide'
export const ofItsProductsUnlessTheyOrTheir = 'Of its products, unless they or their main collection have another.'
export const searchEngines = 'Search engines'
export const image = 'Image'
export const sharingImage = 'Sharing image'
export const withoutAnSeoTitleTheNameIs = 'Without an SEO title, the name is used.'
export const withoutAnSeoDescriptionNameAnd = 'Without an SEO description, name and store are used.'
export const itIsTheOnlyCategoryAndHas =
  'It is the only category and has products. Add another category first, then move them there.'
export const cannotBeDeleted = (name: string) => `“${name}” cannot be deleted`
export const ok = 'OK'
export const moveAndDelete = (count: string, name: string) => `Move ${count} and delete “${name}”?`
export const deleteText = (name: string) => `Delete “${name}”?`
export const moveAndDeleteText = 'Move and delete'
export const deleteCategory = 'Delete category'
export const moving = 'Moving...'
export const deleting = 'Deleting...'
export const theCategoryIsDeletedOnceIts = 'The category is deleted once its products have moved'
export const categoryDeleted = 'Category deleted'
export const moveTo = (products: number) => `Move ${products === 1 ? 'it' : 'them'} to`
export const thisCanTakeAFewMinutesIn = 'This can take a few minutes, in which these products cannot be ordered.'
export const noProductUsesThisCategory = 'No product uses this category.'
export const addTheFirstCategory = 'Add the first category'
export const deleteTextText = 'Delete'
export const deleteTextOf = (name: string) => `Delete ${name}`
export const movingItsProducts = 'Moving its products…'
export const product = 'product'
export const products = 'products'
export const ofText = (name: string) => `of ${name}`
export const active = (active: number) => `${formatNumber(active)} active`
export const url = (path: string) => `URL: ${path}`
export const generatedUrl = 'URL: generated from the name'
export const productsKeepIt = '. Its products keep it, but links to the old URL show all products'
