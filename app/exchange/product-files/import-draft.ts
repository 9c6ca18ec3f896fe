import { findCountry } from '#app/base/country-codes.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { parseMoney, toDecimal } from '#app/base/money.ts'
import { formatPackaging, parsePackaging } from '#app/base/packaging.ts'
import { formatVideoFiles, parseVideoFiles } from '#app/base/product-video.ts'
import { parseWeight } from '#app/base/weight.ts'
import { SECTION_FLAGS } from '#app/catalog/homepage-sections.ts'
import { type MakerFields, NO_MAKER } from '#app/catalog/manufacturer.ts'
import { formatFiberContent, parseFiberContent } from '#app/catalog/materials/materials.ts'
import { type ProductDraft, toDraft } from '#app/catalog/product-draft.ts'
import { type FieldName, getField, type MakerFieldName } from '#app/catalog/product-fields.ts'
import { parseHeight, toLengthText } from '#app/catalog/size-guides/lengths.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import type { FileImage, TextField } from '#app/exchange/product-files/file-product.ts'
import { FILE_WEIGHT_UNIT, fileTextFields } from '#app/exchange/product-files/own-columns.ts'
import { parseWhole } from '#app/lib/format/parse-number.ts'
import { pick } from '#app/lib/keys.ts'
import { normalizeMeasure } from '#app/pricing/measure.ts'

export type ImportImage = Omit<FileImage, 'line' | 'url'> & { readonly publicId: string }

/** Files can contain any text where the form offers choices. */
type UncheckedValue<Typed> = Typed extends string ? string : Typed

/** The product draft with the manufacturer's details. Files contain these instead of the manufacturer's id. */
export type ImportDraft = { readonly [Name in FieldName]: UncheckedValue<ProductDraft[Name]> } & MakerTexts & {
    readonly images: readonly ImportImage[]
  }

export type MakerTexts = Readonly<Record<MakerFieldName, string>>

/** `getName` returns the name that the file uses for an image URL. */
export function toImportDraft(
  product: StockedProduct | null,
  currency: CurrencyCode,
  getName: (url: string) => string,
): ImportDraft {
  const draft = toDraft(product, { currency, weightUnit: FILE_WEIGHT_UNIT })
  const images = draft.images.map(({ publicId, url, alt, color }) => ({
    publicId,
    alt: alt ?? '',
    color,
    name: getName(url),
  }))
  return { ...draft, ...toMakerTexts(product ?? NO_MAKER), images }
}

export function toMakerTexts({ maker, makerContact, makerCountry, responsiblePerson }: MakerFields): MakerTexts {
  return { maker, makerContact, makerCountry: makerCountry ?? '', responsiblePerson }
}

export function toMaker({ makerCountry, ...texts }: MakerTexts): MakerFields {
  return { ...pick(texts, ['maker', 'makerContact', 'responsiblePerson']), makerCountry: makerCountry || null }
}

/** Returns the draft as it would be saved: trimmed text, normalized numbers and derived fields. */
export function normalizeDraft(draft: ImportDraft, currency: CurrencyCode): ImportDraft {
  const section = Object.entries(SECTION_FLAGS).find(([name]) => name === draft.homepageSection)?.[1]
  const texts = fileTextFields.map((name) => [name, normalizeText(name, draft[name], currency)])
  const plain: ImportDraft = { ...draft, ...Object.fromEntries(texts) }
  return {
    ...plain,
    ...(section && { [section]: true }),
    seoTitle: plain.seoTitle || plain.name,
    images: draft.images.map((image) => ({
      ...image,
      color: draft.colors.some(({ name }) => name === image.color) ? image.color : null,
    })),
  }
}

function normalizeText(name: TextField, typed: string, currency: CurrencyCode): string {
  const text = typed.normalize('NFC').trim()
  const { kind } = getField(name)
  if (kind === 'weight') return String(parseWeight(text, FILE_WEIGHT_UNIT) ?? text)
  if (kind === 'country') return findCountry(text) ?? text
  if (kind === 'fibers') return normalizeFibers(text)
  if (kind === 'height') return normalizeHeight(text)
  if (kind === 'measure') return normalizeMeasure(text) ?? text
  if (kind === 'packaging') return normalizePackaging(text)
  if (kind === 'video') return formatVideoFiles(parseVideoFiles(text)) || text
  if (kind === 'count') return String(parseWhole(text) ?? text)
  const amount = kind === 'price' || kind === 'amount' ? parseMoney(text, currency) : null
  return amount ? toDecimal(amount) : text
}

function normalizeFibers(text: string): string {
  const parsed = parseFiberContent(text)
  return parsed.ok ? formatFiberContent(parsed.content) : text
}

function normalizePackaging(text: string): string {
  const parsed = parsePackaging(text)
  return parsed.ok ? formatPackaging(parsed.packaging) : text
}

/** Converts a height to centimeters. */
function normalizeHeight(text: string): string {
  const mm = parseHeight(text)
  return mm === null ? text : toLengthText(mm, 'cm')
}
