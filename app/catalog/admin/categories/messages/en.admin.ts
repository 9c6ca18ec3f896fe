import { formatNumber } from '#app/lib/format/number.ts'

const productCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`

// The list
export const categories = 'Categories'
export const categoriesInSentence = 'categories'
export const orderHint = 'Shoppers see categories in this order.'
export const addCategory = 'Add category'
export const addFirstCategory = 'Add your first category'
export const productsIn = {
  shown: (count: number) => productCount(count),
  spoken: (name: string) => `in ${name}`,
}
export const viewProducts = (count: number) => `View ${productCount(count)}`
export const activeProducts = (count: number) => `${formatNumber(count)} active`
export const movingProducts = 'Moving products…'
export const deleteOne = 'Delete'
export const categoriesNotLoaded = 'The categories could not be loaded'
export const categoriesNotChanged = 'Failed to change categories'
export const categoryBusy = 'Products are still moving to another category. Try again when they have moved.'
export const unknownCategory = 'Unknown category'

// Deletion
export const deleteQuestion = (name: string) => `Delete “${name}”?`
export const moveAndDeleteQuestion = (count: number, name: string) =>
  `Move ${productCount(count)} and delete “${name}”?`
export const moveTo = (count: number) => `Move ${count === 1 ? 'it' : 'them'} to`
export const chooseCategory = 'Choose a category'
export const moveHint = 'This can take a few minutes. Shoppers cannot order these products until they have moved.'
export const noProducts = 'No product uses this category.'
export const deleteCategory = 'Delete category'
export const deleting = 'Deleting...'
export const moveAndDelete = 'Move and delete'
export const moving = 'Moving...'
export const cannotBeDeleted = (name: string) => `“${name}” cannot be deleted`
export const onlyCategory =
  'It is your only category and has products. Add another category first, then move them there.'
export const ok = 'OK'
export const categoryDeleted = 'Category deleted'
export const deletedOnceMoved = 'The category will be deleted once its products have moved'
export const hasProductsAgain =
  'This category has products again, so it was not deleted. Move them to another category.'
export const targetGone = 'The other category was deleted by someone else. Nothing was moved. Choose another one.'

// The form
export const newCategory = 'New category'
export const categoryNotFound = 'Category Not Found'
export const categoryNotLoaded = 'The category could not be loaded'
export const viewInShop = 'View in store'
export const category = 'Category'
export const categoryInSentence = 'category'
export const nameLabel = 'Name'
export const slug = 'Slug'
export const addressHint = (path: string | null, isChanged: boolean) => {
  const urlText = path ? `URL: ${path}` : 'URL: generated from the name'
  return isChanged
    ? `${urlText}. Products stay in this category, but links to the old URL will show all products`
    : urlText
}
export const sizeGuide = 'Size guide'
export const sizeGuideHint = 'Used for products in this category, unless they or their main collection have their own.'
export const sameAsName = 'Same as category name'
export const seoTitle = 'SEO title'
export const seoTitleHint = 'Leave blank to use the category name.'
export const seoDescription = 'SEO description'
export const seoDescriptionHint = 'Leave blank to use the category and store names.'
export const ownImage = 'own image'
export const sharingImage = 'Social sharing image'
export const sharingImageHint =
  'Shown when someone shares a link to this category. Landscape, 1.91:1. Leave blank to use the store’s image.'
export const uploadFailed = 'Failed to upload images. Please try again.'
export const saveCategory = 'Save category'
export const saveAsNewCategory = 'Save as a new category'
export const categorySaved = 'Category saved'
export const categoryNotSaved = 'Failed to save category'
export const historyLabels = {
  imageAlt: 'alt text of the image',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
}

// Validation errors
export const inputNames = {
  name: 'Category name',
  slug: 'Slug',
  imageAlt: 'The alt text',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
}
export const nameRequired = 'Category name is required'
export const nameTaken = 'Another category already has this name'
export const slugTaken = 'Another category already has this slug'
export const tooManyForSlug =
  'This category has too many products to change its slug. Add a category with the new slug, then delete this one and move its products.'
export const tooManyCategories = (max: number) => `A store can have at most ${max} categories`

// The import
export const importNouns = { one: 'category', many: 'categories' }
export const openCategories = 'Open categories'
export const position = 'Position'
export const slugRequired = 'Slug is required'
