import { type CategoryName, findCategory } from '#app/features/catalog/categories/category.ts'

type Family = {
  /** In names of categories. */
  readonly category: RegExp
  /** In types of products. */
  readonly types: RegExp
}

/** The narrower ones first, as the wider ones include their types. */
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

/** The slug of the store's category with the type's name, else of one for such products. */
export function guessCategory(type: string, categories: readonly CategoryName[]): string | null {
  const same = findCategory(categories, type)
  if (same) return same.slug
  const families = FAMILIES.filter(({ types }) => types.test(type))
  const found = families.flatMap(({ category }) =>
    categories.filter(({ slug, name }) => category.test(`${slug} ${name}`)),
  )
  return found[0]?.slug ?? null
}

/** The category that a type suggests, or else the products' hints. None for products without a type: each has its own. */
export function categoryOfType(
  type: string,
  hints: Iterable<string>,
  categories: readonly CategoryName[],
): string | null {
  return type ? (guessCategory(type, categories) ?? guessFromHints(hints, categories)) : null
}

/** By the first hint that suggests one. */
export function guessFromHints(hints: Iterable<string>, categories: readonly CategoryName[]): string | null {
  for (const hint of hints) {
    const guessed = guessCategory(hint, categories)
    if (guessed) return guessed
  }
  return null
}
