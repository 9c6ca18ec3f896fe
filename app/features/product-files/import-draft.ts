import { draftOf, type ProductDraft } from '#app/features/catalog/admin/products/product-draft.ts'
import type { StockedProduct } from '#app/features/catalog/admin/products/save-product.server.ts'
import { SECTION_FLAGS } from '#app/features/catalog/homepage-sections.ts'
import { type FieldName, fieldOf, textNames } from '#app/features/catalog/product-fields.ts'
import { parseMoney, type StoreCurrency, toDecimal } from '#app/features/money/money.ts'
import { parseWhole } from '#app/lib/typed-number.ts'

export type ImportImage = {
  readonly publicId: string
  readonly name: string
  readonly alt: string
  readonly color: string | null
}

/** A file may hold any text where the form offers choices. */
type Unchecked<Typed> = Typed extends string ? string : Typed

/** A product but for its stock, as its form would send it, whether or not it can be saved like that. */
export type ImportDraft = { readonly [Name in FieldName]: Unchecked<ProductDraft[Name]> } & {
  readonly images: readonly ImportImage[]
}

/** A product as it is; null for one that is new. `nameOf`: what an image of an address is called in a file. */
export function importDraftOf(
  product: StockedProduct | null,
  currency: StoreCurrency,
  nameOf: (url: string) => string,
): ImportDraft {
  const draft = draftOf(product, currency)
  const images = draft.images.map(({ publicId, url, alt, color }) => ({
    ...{ publicId, alt: alt ?? '', color },
    name: nameOf(url),
  }))
  return { ...draft, images }
}

/** The same as it would be once it is saved: texts trimmed, numbers in their one form, and what follows from others. */
export function settled(draft: ImportDraft, currency: StoreCurrency): ImportDraft {
  const section = Object.entries(SECTION_FLAGS).find(([name]) => name === draft.homepageSection)?.[1]
  const texts = textNames.map((name) => [name, settledText(name, draft[name], currency)])
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

function settledText(name: FieldName, typed: string, currency: StoreCurrency): string {
  const text = typed.normalize('NFC').trim()
  const { kind } = fieldOf(name)
  if (kind === 'count') return String(parseWhole(text) ?? text)
  const amount = kind === 'price' || kind === 'amount' ? parseMoney(text, currency) : null
  return amount ? toDecimal(amount) : text
}
