import { draftOf, type FormProduct } from '#app/features/catalog/admin/products/product-draft.ts'
import type { ProductColor } from '#app/features/catalog/catalog.ts'
import { SECTION_FLAGS } from '#app/features/catalog/homepage-sections.ts'
import { parseMoney, type StoreCurrency, toDecimal } from '#app/features/money/money.ts'
import type { FlagField, TextField } from '#app/features/product-files/given-product.ts'
import { parseWhole } from '#app/lib/typed-number.ts'

export type ImportImage = {
  readonly publicId: string
  readonly name: string
  readonly alt: string
  readonly color: string | null
}

/** A product but for its stock, as its form would send it, whether or not it can be saved like that. */
export type ImportDraft = {
  readonly texts: Readonly<Record<TextField, string>>
  readonly flags: Readonly<Record<FlagField, boolean>>
  readonly sizes: readonly string[]
  readonly colors: readonly ProductColor[]
  readonly tags: readonly string[]
  readonly collectionId: string
  readonly images: readonly ImportImage[]
}

/** A product as it is; null for one that is new. `nameOf`: what an image of an address is called in a file. */
export function importDraftOf(
  product: FormProduct | null,
  currency: StoreCurrency,
  nameOf: (url: string) => string,
): ImportDraft {
  const draft = draftOf(product, currency)
  const { showOnHomepage, isFeatured, isBestseller, isNew, sizes, colors, tags, collectionId, images } = draft
  const { name, slug, sku, description, longDescription, price, salePrice, compareAtPrice, costPrice } = draft
  const { category, status, lowStockThreshold, homepageSection, homepagePosition } = draft
  const { materials, careInstructions, seoTitle, seoDescription } = draft
  return {
    texts: {
      ...{ name, slug, sku, description, longDescription, price, salePrice, compareAtPrice, costPrice },
      ...{ category, status, lowStockThreshold, homepageSection, homepagePosition },
      ...{ materials, careInstructions, seoTitle, seoDescription },
    },
    flags: { showOnHomepage, isFeatured, isBestseller, isNew },
    ...{ sizes, colors, tags, collectionId },
    images: images.map(({ publicId, url, alt, color }) => ({ publicId, name: nameOf(url), alt: alt ?? '', color })),
  }
}

const PRICES = ['price', 'salePrice', 'compareAtPrice', 'costPrice'] as const
const WHOLE = ['lowStockThreshold', 'homepagePosition'] as const

/** The same as it would be once it is saved: texts trimmed, numbers in their one form, and what follows from others. */
export function settled(draft: ImportDraft, currency: StoreCurrency): ImportDraft {
  const { texts } = draft
  const section = Object.entries(SECTION_FLAGS).find(([name]) => name === texts.homepageSection)?.[1]
  const money = (typed: string) => {
    const amount = parseMoney(typed, currency)
    return amount ? toDecimal(amount) : typed
  }
  const whole = (typed: string) => String(parseWhole(typed) ?? typed)
  const plain = mapTexts(texts, (text) => text.normalize('NFC').trim())
  return {
    ...draft,
    texts: {
      ...plain,
      ...Object.fromEntries(PRICES.map((field) => [field, money(plain[field])])),
      ...Object.fromEntries(WHOLE.map((field) => [field, whole(plain[field])])),
      seoTitle: plain.seoTitle || plain.name,
    },
    flags: { ...draft.flags, ...(section && { [section]: true }) },
    images: draft.images.map((image) => ({
      ...image,
      color: draft.colors.some(({ name }) => name === image.color) ? image.color : null,
    })),
  }
}

function mapTexts(
  texts: Readonly<Record<TextField, string>>,
  change: (text: string) => string,
): Record<TextField, string> {
  return {
    ...texts,
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, change(text)])),
  }
}
