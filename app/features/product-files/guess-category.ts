import type { Category } from '#app/features/catalog/catalog.ts'

const WORDS: readonly (readonly [Category, RegExp])[] = [
  ['dresses', /\b(dress(es)?|gowns?|kaftans?|caftans?|jumpsuits?|playsuits?|rompers?|slips?)\b/i],
  ['bottoms', /\b(bottoms?|trousers?|pants?|jeans?|skirts?|shorts?|leggings?|joggers?|culottes?|chinos?|slacks)\b/i],
  [
    'tops',
    /\b(tops?|shirts?|t-?shirts?|tees?|blouses?|sweaters?|jumpers?|cardigans?|knitwear|hoodies?|jackets?|coats?|blazers?|camisoles?|tunics?|bodysuits?|vests?|outerwear)\b/i,
  ],
  [
    'accessories',
    /\b(accessor(y|ies)|bags?|handbags?|clutch(es)?|totes?|belts?|scar(f|ves)|hats?|caps?|jewell?ery|earrings?|necklaces?|bracelets?|rings?|sunglasses|gloves?|shoes?|sandals?|boots?|heels|socks?|wallets?|watch(es)?)\b/i,
  ],
]

export function guessCategory(type: string): Category | null {
  return WORDS.find(([, words]) => words.test(type))?.[0] ?? null
}
