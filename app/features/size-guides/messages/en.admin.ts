import { formatNumber } from '#app/lib/format/number.ts'

export const sizeGuideNotFound = 'Size Guide Not Found'
export const thisSizeGuideWas = 'This size guide was'
export const theSizeGuideWasNotDeleted = 'The size guide was not deleted'
export const copiedNothingUsesTheCopyYet = 'Copied. Nothing uses the copy yet.'
export const duplicate = 'Duplicate'
export const whatUsesItShowsTheNextNearest = 'What uses it shows the next nearest guide, or none.'
export const deleteThisSizeGuide = 'Delete this size guide?'
export const deleteSizeGuide = 'Delete size guide'
export const theSizeGuideCouldNotBeLoaded = 'The size guide could not be loaded'
export const newSizeGuide = 'New size guide'
export const sizeGuideSaved = 'Size guide saved'
export const sizeGuideDeleted = 'Size guide deleted'
export const addSizeGuide = 'Add size guide'
export const sizeGuides = 'Size guides'
export const measurementsThatOpenBesideTheSizes = 'Measurements that open beside the sizes of a product.'
export const addTheFirstSizeGuide = 'Add the first size guide'
export const theSizeGuidesCouldNotBeLoaded = 'The size guides could not be loaded'
export const addAMeasure = 'Add a measure'
export const choose = 'Choose…'
export const sizesInOtherCountries = 'Sizes in other countries'
export const theTableWasReadSaveTheGuide = 'The table was read. Save the guide to use it.'
export const theFileIsTooLargeForA = 'The file is too large for a size guide'
export const csvFile = 'CSV file'
export const readAFile = 'Read a file'
export const orPasteATable = 'or paste a table'
export const sizeEuWaistBodyCmS36 = 'Size, EU, Waist (body, cm)\nS, 36, 64–68'
export const line = (line: number, message: string) => `Line ${line}: ${message}`
export const itReplacesTheGridTheFirstLine = 'It replaces the grid. The first line names the columns.'
export const readTable = 'Read table'
export const theSizeGuideWasNotSaved = 'The size guide was not saved'
export const centimetersCm = 'Centimeters (cm)'
export const inchesIn = 'Inches (in)'
export const exportText = 'Export'
export const saving = 'Saving...'
export const saveAsNewSizeGuide = 'Save as a new size guide'
export const saveSizeGuide = 'Save size guide'
export const cancel = 'Cancel'
export const sizeGuide = 'Size guide'
export const nameText = 'Name'
export const onlyStaffSeeItDresses = 'Only staff see it: “Dresses”.'
export const youEnterItIn = 'You enter it in'
export const shoppersSeeBothUnitsAChange = 'Shoppers see both units. A change converts the table.'
export const note = 'Note'
export const shownBelowTheTableSuchAsCut = 'Shown below the table, such as “Cut wide: take your usual size.”'
export const measures = 'Measures'
export const theSmallestSizeFirstACellIs =
  'The smallest size first. A cell is a number or a range, such as 84–88; one can be empty. Body measures say whom a size fits and find a shopper’s size; garment measures describe the garment. Tables can be pasted from a spreadsheet.'
export const size = 'Size'
export const measuresBySize = 'Measures by size'
export const remove = (column: string) => `Remove ${column}`
export const row = (at: number) => `row ${at + 1}`
export const sizeInRow = (at: number) => `Size in row ${at + 1}`
export const ofText = (column: string, size: string) => `${column} of ${size}`
export const moveUp = (size: string) => `Move ${size} up`
export const removeOf = (size: string) => `Remove ${size}`
export const addSize = 'Add size'
export const none = 'None'
export const sizes = 'Sizes'
export const usedBy = 'Used by'
export const changed = 'Changed'
export const nothingYet = 'Nothing yet'
export const to = (first: string, last: string) => `${first} to ${last}`
export const category = 'Category'
export const collection = 'Collection'
export const ofTheirOwn = (products: number) =>
  `${formatNumber(products)} ${products === 1 ? 'product' : 'products'} of their own`
export const nothingYetText = 'Nothing yet.'
export const chooseItInTheFormOfA =
  'Choose it in the form of a category, a collection or a product. The nearest one counts: the product’s, else that of its main collection, else that of its category.'
export const andMore = (count: number) => `and ${count} more`
