import { type CategoryName, findCategory } from '#app/catalog/category.ts'
import type { CategoryHints, FileProduct } from '#app/exchange/product-files/file-product.ts'

type Family = {
  /** Matches names of categories. */
  readonly category: RegExp
  /** Matches types of products. */
  readonly types: RegExp
}

/** Narrow families come first, because the `types` of a wide family also match products of narrow families. */
const FAMILIES: readonly Family[] = [
  {
    category: /\bdress(es)?\b/i,
    types: /\b(dress(es)?|gowns?|kaftans?|caftans?|jumpsuits?|playsuits?|rompers?|slips?)\b/i,
  },
  {
    category: /\b(bottoms|trousers|pants)\b/i,
    types: /\b(bottoms?|trousers?|pants?|jeans?|skirts?|shorts?|leggings?|joggers?|culottes?|chinos?|slacks)\b/i,
  },
  {
    category: /\b(outerwear|coats|jackets)\b/i,
    types: /\b(outerwear|coats?|jackets?|blazers?|parkas?|trench(es)?)\b/i,
  },
  {
    category: /\b(knitwear|knits)\b/i,
    types: /\b(knitwear|sweaters?|jumpers?|cardigans?)\b/i,
  },
  {
    category: /\btops\b/i,
    types:
      /(?<!\bhigh[- ])\b(tops?|shirts?|t-?shirts?|tees?|blouses?|sweaters?|jumpers?|cardigans?|knitwear|hoodies?|jackets?|coats?|blazers?|camisoles?|tunics?|bodysuits?|vests?|suits?|tuxedos?|outerwear)\b/i,
  },
  {
    category: /\b(shoes|footwear)\b/i,
    types: /\b(shoes?|footwear|sandals?|boots?|heels|sneakers?|trainers|loafers?|mules?|high[- ]?tops?)\b/i,
  },
  {
    category: /\b(bags|handbags)\b/i,
    types: /\b(bags?|handbags?|clutch(es)?|totes?|backpacks?)\b/i,
  },
  {
    category: /\bjewell?ery\b/i,
    types: /\b(jewell?ery|earrings?|necklaces?|bracelets?|rings?)\b/i,
  },
  {
    category: /\baccessories\b/i,
    types:
      /\b(accessor(y|ies)|bags?|handbags?|clutch(es)?|totes?|belts?|scar(f|ves)|hats?|caps?|jewell?ery|earrings?|necklaces?|bracelets?|rings?|sunglasses|gloves?|shoes?|high[- ]?tops?|sandals?|boots?|heels|socks?|wallets?|watch(es)?)\b/i,
  },
]

/**
 * The source of a category: 'file' and 'named' (the type is the name of a category) are certain; all other sources are
 * guesses. 'filed' is Shopify's standard category, under which the product is filed.
 */
export const CATEGORY_SOURCES = ['file', 'named', 'type', 'filed', 'title', 'tags', 'description'] as const
export const CERTAIN_SOURCES: readonly ProposedFrom[] = ['file', 'named']
export type ProposedFrom = (typeof CATEGORY_SOURCES)[number]
type Proposal = { readonly slug: string; readonly from: ProposedFrom }

/** Returns the slug of the category with this name, otherwise the slug of a category for products of this type. */
export function guessCategory(text: string, categories: readonly CategoryName[]): string | null {
  const exactMatch = findCategory(categories, text)
  if (exactMatch) return exactMatch.slug
  const families = FAMILIES.filter(({ types }) => types.test(text))
  const found = families.flatMap(({ category }) =>
    categories.filter(({ slug, name }) => category.test(`${slug} ${name}`)),
  )
  return found[0]?.slug ?? null
}

/** Proposes a category based on the first hint that suggests one. */
export function proposeCategory(hints: CategoryHints, categories: readonly CategoryName[]): Proposal | null {
  const namedCategory = findCategory(categories, hints.type)
  if (namedCategory) return { slug: namedCategory.slug, from: 'named' }
  for (const from of ['type', 'filed', 'title', 'tags', 'description'] as const) {
    const hint = hints[from]
    const slug = guessCategory(typeof hint === 'string' ? hint : hint(), categories)
    if (slug) return { slug, from }
  }
  return null
}

type CategorizedProduct = { readonly fileProduct: FileProduct; readonly proposal: Proposal | null }

/**
 * Sets the category that staff chose, otherwise the category in the file, otherwise a proposed category if the product
 * is new.
 */
export function assignCategory(
  fileProduct: FileProduct,
  chosen: string,
  categories: readonly CategoryName[],
): CategorizedProduct {
  if (chosen)
    return { fileProduct: { ...fileProduct, texts: { ...fileProduct.texts, category: chosen } }, proposal: null }
  if (fileProduct.texts.category) {
    const namedCategory = findCategory(categories, fileProduct.texts.category)
    return { fileProduct, proposal: namedCategory && { slug: namedCategory.slug, from: 'file' } }
  }
  const proposal = proposeCategory(fileProduct.hints, categories)
  const category = proposal?.slug ?? fileProduct.hints.type
  return {
    fileProduct: category ? { ...fileProduct, textsIfNew: { ...fileProduct.textsIfNew, category } } : fileProduct,
    proposal,
  }
}
