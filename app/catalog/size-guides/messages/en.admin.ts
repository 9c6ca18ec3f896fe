import { formatNumber } from '#app/lib/format/number.ts'

// The list
export const sizeGuides = 'Size guides'
export const guidesInSentence = 'size guides'
export const guidesHint = (count: number) =>
  count === 1 ? '1 size guide, shown on product pages.' : `${formatNumber(count)} size guides, shown on product pages.`
export const addSizeGuide = 'Add size guide'
export const addFirstGuide = 'Add your first size guide'
export const nameLabel = 'Name'
export const sizes = 'Sizes'
export const sizeSpan = (first: string, last: string) => `${first} to ${last}`
export const measures = 'Measurements'
export const usedBy = 'Used by'
export const notUsed = 'Not used yet'
export const categoryUse = (name: string) => `${name} (category)`
export const collectionUse = (name: string) => `${name} (collection)`
export const usedByCategories = (count: number) => `${formatNumber(count)} ${count === 1 ? 'category' : 'categories'}`
export const usedByCollections = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'collection' : 'collections'}`
export const usedByProducts = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`
export const guideSaved = 'Size guide saved'
export const guideDeleted = 'Size guide deleted'
export const guidesNotLoaded = 'The size guides could not be loaded'

// The form
export const newSizeGuide = 'New size guide'
export const guideNotFound = 'Size Guide Not Found'
export const guideNotLoaded = 'The size guide could not be loaded'
export const duplicate = 'Duplicate'
export const copied = 'Copied. The copy is not used yet.'
export const deleteQuestion = 'Delete this size guide?'
export const deleteGuide = 'Delete size guide'
export const deleteHint = 'Products that use it will show the guide of their main collection or category, or none.'
export const guideNotDeleted = 'The size guide was not deleted'
export const sizeGuide = 'Size guide'
export const guideInSentence = 'size guide'
export const nameHint = 'Only staff see this name. Example: “Dresses”'
export const unit = 'Unit'
export const unitHint = 'Shoppers see both units. Changing the unit converts the table.'
export const units = { cm: 'Centimeters (cm)', in: 'Inches (in)' }
export const note = 'Note'
export const noteHint = 'Shown below the table. Example: “Roomy fit: order your usual size.”'
export const saveGuide = 'Save size guide'
export const saveAsNewGuide = 'Save as a new size guide'
export const guideNotSaved = 'The size guide was not saved'
export const historyLabels = { columns: 'measurements', rows: 'sizes', copyOf: 'copy of' }

// The form: the table
export const tableHint = 'Start with the smallest size. Type a number, or a range such as 84–88.'
export const addMeasurement = 'Add measurement'
export const choose = 'Choose…'
export const otherSizeSystems = 'International sizes'
export const measurementsBySize = 'Measurements by size'
export const measurementNames = {
  neck: 'Neck',
  shoulder: 'Shoulder',
  bust: 'Bust',
  underBust: 'Under-bust',
  waist: 'Waist',
  hips: 'Hips',
  sleeve: 'Sleeve',
  length: 'Length',
  inseam: 'Inseam',
  thigh: 'Thigh',
  wrist: 'Wrist',
  head: 'Head',
  foot: 'Foot length',
}
export const measurementKinds = { body: 'body', garment: 'garment' }
export const measurementWithKind = (measure: string, kind: string) => `${measure} (${kind})`
export const kindAndUnit = (kind: string, unit: string) => `${kind}, ${unit}`
export const removeColumn = (column: string) => `Remove ${column}`
export const size = 'Size'
export const unnamedRow = (index: number) => `row ${index + 1}`
export const sizeInRow = (index: number) => `Size in row ${index + 1}`
export const measurementForSize = (column: string, size: string) => `${column} of ${size}`
export const addSize = 'Add size'

// The form: its file
export const importTable = 'Import or paste a table'
export const exportFile = 'Export'
export const importFile = 'Import file'
export const pasteTable = 'or paste a table'
export const tableExample = 'Size, EU, Waist (body, cm)\nS, 36, 64–68'
export const pasteHint = 'Replaces the current table. The first row must contain the column names.'
export const readTable = 'Import table'
export const tableRead = 'Table imported. Save the guide to use it.'
export const problemInSentence = (line: number, message: string) => `Line ${line}: ${message}`
export const moreProblems = (count: number) => `and ${count} more`

// The form: where the guide is used
export const usingCategory = 'Category'
export const usingCollection = 'Collection'
export const usingProducts = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`
export const notUsedYet = 'Not used yet.'
export const howChosen = 'How a guide is chosen'
export const usesHint = 'A product’s own guide comes first, then its main collection’s, then its category’s.'

// Size guides as choices in other forms
export const none = 'None'

// Validation errors
export const inputNames = { name: 'Name', note: 'The note' }
export const nameRequired = 'Name is required'
export const nameTaken = 'Another size guide already has this name'
export const chooseUnit = 'Choose a unit'
export const tableUnreadable = 'This table could not be read'
export const sizeMissing = 'Add a size'
export const tooManyMeasurements = (max: number) => `A guide can have at most ${max} measurements`
export const tooManySizes = (max: number) => `A guide can have at most ${max} sizes`
export const cellTooLong = (max: number) => `At most ${max} characters`
export const inCell = (row: string, column: string, message: string) => `${row}, ${column}: ${message}`
export const rowWithoutName = (index: number) => `Row ${index + 1}`
export const rowWithoutSize = (index: number) => `Row ${index + 1} has no size`
export const duplicateSize = (size: string) => `The size “${size}” is listed twice`
export const invalidCell = {
  unit: {
    cm: (text: string) => `“${text}” has a different unit: this guide is in centimeters`,
    in: (text: string) => `“${text}” has a different unit: this guide is in inches`,
  },
  number: {
    cm: (text: string) => `“${text}” is not a measurement. Enter one such as 84 or 84–88`,
    in: (text: string) => `“${text}” is not a measurement. Enter one such as 33½ or 33–34.5`,
  },
  order: (text: string) => `“${text}” starts with the larger number`,
}
export const impossible = (text: string, measure: string, min: string, max: string, unit: string) =>
  `“${text}” is out of range: ${measure.toLowerCase()} must be ${min} to ${max} ${unit}`
export const lessThanSmaller = (range: string, smallerRange: string, smaller: string) =>
  `${range} is less than ${smallerRange} for ${smaller}, the smaller size`

// Errors in a file
export const fileTooLarge = 'The file is too large for a size guide'
export const noTable = 'No table found'
export const unclosedQuote = 'This is not a table: a quotation mark is not closed'
export const noSizes = 'No sizes found below the column names'
export const fileCellTooLong = (max: number) => `A cell can have at most ${max} characters`
export const unknownColumn = (text: string) =>
  `“${text}” is not a size guide column. Use names such as Size, EU or Waist (body, cm)`
export const sizeColumnMissing = 'The column “Size” is missing'
export const duplicateColumn = 'A column is listed twice'
export const measurementMissing = 'Add a measurement, such as Waist (body, cm)'
export const mixedUnits = 'Some columns are in centimeters and some in inches. Use one unit'

// The import
export const importNouns = { one: 'size guide', many: 'size guides' }
export const openGuides = 'Open size guides'
