import { DEFAULT_COLOR, MAX_COLOR_NAME, ONE_SIZE } from '#app/catalog/catalog.ts'
import { MAX_CATEGORY_NAME } from '#app/catalog/category.ts'
import { MAX_ALT } from '#app/catalog/constants.ts'
import { getField, MAX_NAME } from '#app/catalog/product-fields.ts'
import { MAX_CHOICES, MAX_IMAGES, MAX_LABEL } from '#app/catalog/product-input.ts'
import type { VariantOptions } from '#app/catalog/variant-codes.ts'
import type { FileColor, FileProduct, TextField } from '#app/exchange/product-files/file-product.ts'
import { fileTextFields } from '#app/exchange/product-files/own-columns.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { shortLine } from '#app/lib/line.ts'
import { cutText } from '#app/lib/text.ts'

type Texts = Readonly<Partial<Record<TextField, string>>>

/** Fits a product from a file to the store's limits. Content that exceeds them is shortened or skipped, with a note. */
export function fitProduct(fileProduct: FileProduct): FileProduct {
  const notes = [...fileProduct.notes]
  const sizes = fitNames(fileProduct.sizes, { noun: 'size', max: MAX_LABEL, reserved: ONE_SIZE }, notes)
  const colors = fitNames(
    fileProduct.colors?.map(({ name }) => name) ?? null,
    { noun: 'color', max: MAX_COLOR_NAME, reserved: DEFAULT_COLOR.name },
    notes,
  )
  const fitCell = <Cell extends VariantOptions>(cell: Cell): Cell[] => {
    const [size, color] = [sizes.findFitted(cell.size), colors.findFitted(cell.color)]
    return size === undefined || color === undefined ? [] : [{ ...cell, size, color }]
  }
  return {
    ...fileProduct,
    texts: fitTexts(fileProduct.texts, fileProduct, notes),
    textsIfNew: fitTexts(fileProduct.textsIfNew, fileProduct, notes),
    sizes: sizes.names,
    colors: fitColors(fileProduct.colors, colors),
    tags: fitTags(fileProduct.tags, notes),
    collection: fileProduct.collection && fitName(fileProduct.collection, MAX_NAME, 'collection', notes),
    joins: fileProduct.joins.map((name) => fitName(name, MAX_NAME, 'collection', notes)),
    cells: fileProduct.cells.flatMap(fitCell),
    prices: fileProduct.prices.flatMap((price) => {
      if (!price.cell) return [price]
      const [cell] = fitCell(price.cell)
      return cell ? [{ ...price, cell }] : []
    }),
    images: fitImages(fileProduct, colors, notes),
    notes,
  }
}

function fitTexts(texts: Texts, { columnsByField }: FileProduct, notes: string[]): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const max = findMaxLength(name)
      if (max === null || text.length <= max) return [name, text]
      notes.push(`“${columnsByField[name] || name}” was shortened to ${formatNumber(max)} characters.`)
      return [name, cutText(text, max).trimEnd()]
    }),
  )
}

/** Returns null for text that is never shortened. */
function findMaxLength(name: string): number | null {
  if (name === 'category') return MAX_CATEGORY_NAME
  if (!isTextField(name)) return null
  const field = getField(name)
  return field.kind === 'line' || field.kind === 'text' ? field.max : null
}

function isTextField(name: string): name is TextField {
  return fileTextFields.some((text) => text === name)
}

function fitName(name: string, max: number, noun: string, notes: string[]): string {
  if (name.length <= max) return name
  notes.push(`A ${noun} name was shortened to ${formatNumber(max)} characters: “${shortLine(name, 60)}”.`)
  return cutText(name, max).trimEnd()
}

type Limit = { readonly noun: 'size' | 'color'; readonly max: number; readonly reserved: string }

type FittedNames = {
  readonly names: readonly string[] | null
  /** Returns undefined if the name is skipped. */
  readonly findFitted: (name: string | null) => string | null | undefined
}

/** Makes names unique, ignoring case, and different from the text that the store uses for no size or no color. */
function fitNames(names: readonly string[] | null, { noun, max, reserved }: Limit, notes: string[]): FittedNames {
  if (names === null) return { names, findFitted: (name) => name }
  const fitted = new Map<string, string>()
  const used = new Set<string>()
  const skipped = new Set<string>()
  for (const name of names) {
    if (fitted.has(name)) continue
    if (used.size === MAX_CHOICES) {
      skipped.add(name)
      continue
    }
    const plain = name.trim() === reserved ? reserved.toLowerCase() : name.trim()
    const cut = cutText(plain, max).trimEnd()
    const uniqueName = withNumber(cut, max, used)
    used.add(uniqueName.toLowerCase())
    fitted.set(name, uniqueName)
    if (uniqueName !== name) notes.push(`The ${noun} “${shortLine(name, 60)}” becomes “${uniqueName}”.`)
  }
  if (skipped.size > 0) {
    const listed = shortLine([...skipped].join(', '), MAX_LISTED)
    notes.push(`A product can have at most ${MAX_CHOICES} ${noun}s. Skipped: ${listed}.`)
  }
  return {
    names: [...fitted.values()],
    findFitted: (name) => (name !== null && skipped.has(name) ? undefined : (fitted.get(name ?? '') ?? name)),
  }
}

const MAX_LISTED = 300

function withNumber(name: string, max: number, used: ReadonlySet<string>): string {
  let uniqueName = name
  for (let number = 2; used.has(uniqueName.toLowerCase()); number++) {
    const mark = ` (${number})`
    uniqueName = cutText(name, max - mark.length).trimEnd() + mark
  }
  return uniqueName
}

function fitColors(colors: readonly FileColor[] | null, { findFitted }: FittedNames): readonly FileColor[] | null {
  if (colors === null) return null
  const byName = new Map<string, FileColor>()
  for (const color of colors) {
    const name = findFitted(color.name)
    if (typeof name === 'string' && !byName.has(name)) byName.set(name, { ...color, name })
  }
  return [...byName.values()]
}

function fitTags(tags: readonly string[] | null, notes: string[]): readonly string[] | null {
  if (tags === null) return null
  const long = tags.filter((tag) => tag.length > MAX_LABEL)
  if (long.length > 0) {
    notes.push(`Tags were shortened to ${MAX_LABEL} characters: ${shortLine(long.join(', '), MAX_LISTED)}.`)
  }
  const reserved = new Set([ONE_SIZE, DEFAULT_COLOR.name])
  const cut = tags.map((tag) => (reserved.has(tag) ? tag.toLowerCase() : cutText(tag, MAX_LABEL).trimEnd()))
  const fitted = [...new Set(cut)]
  if (fitted.length > MAX_CHOICES) {
    const skipped = shortLine(fitted.slice(MAX_CHOICES).join(', '), MAX_LISTED)
    notes.push(`A product can have at most ${MAX_CHOICES} tags. Skipped: ${skipped}.`)
  }
  return fitted.slice(0, MAX_CHOICES)
}

function fitImages({ images }: FileProduct, colors: FittedNames, notes: string[]): FileProduct['images'] {
  if (images.length > MAX_IMAGES) {
    const skipped = images.slice(MAX_IMAGES).map(({ name }) => name)
    notes.push(
      `A product can have at most ${MAX_IMAGES} images. Skipped: ${shortLine(skipped.join(', '), MAX_LISTED)}.`,
    )
  }
  return images.slice(0, MAX_IMAGES).map((image) => {
    if (image.alt.length > MAX_ALT) {
      notes.push(`The alt text of the image “${shortLine(image.name, 60)}” was shortened to ${MAX_ALT} characters.`)
    }
    return { ...image, alt: cutText(image.alt, MAX_ALT).trimEnd(), color: colors.findFitted(image.color) ?? null }
  })
}
