import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const badges = { new: 'Nouveau', bestseller: 'Best-seller' } as const
/** The size and the color of products without sizes or colors. */
export const oneSize = 'Taille unique'
export const defaultColor = 'Standard'
export const variant = (size: string, color: string) => `Taille\u00a0: ${size} | Couleur\u00a0: ${color}`
export const outOfStock = 'Épuisé'
export const colors = (names: readonly string[]) => `Couleurs : ${names.join(', ')}`
export const salePrice = 'Prix promo'
export const originalPrice = 'Prix d’origine'
/** '' if its name differs by country. 'VAT' is the name that new stores begin with. */
export const includedTax = (name: string) => `${name === 'VAT' ? 'TVA' : name || 'taxes'} incl.`
export const addedTax = 'hors taxes'
export const plusShipping = 'hors frais de livraison'

export const search = 'Rechercher'
export const searchPlaceholder = 'Rechercher…'
export const suggestions = 'Suggestions'
export const collection = 'Collection'
export const noMatch = 'Aucun produit trouvé'
export const suggestionCount = (count: number) =>
  `${count} ${plural('fr', count, { one: 'suggestion', other: 'suggestions' })}`
export const allResults = (text: string) => `Voir tous les résultats pour « ${text} »`
export const correctedTo = (text: string) => `Résultats pour « ${text} »`

export const filterProducts = 'Filtrer les produits'
export const category = 'Catégorie'
export const apply = 'Appliquer'
export const price = 'Prix'
export const size = 'Taille'
export const color = 'Couleur'
export const material = 'Matière'
export const onSale = 'En promo'
/** Headings above groups of sizes. */
export const sizeGroups = { letters: 'Lettres', numbers: 'Chiffres', other: 'Autres' } as const
export const sizeChip = (size: string) => (/taille|size/i.test(size) ? size : `Taille ${size}`)
/** `sizes`: for example 'M (Robes)'. */
export const fitsChip = (sizes: readonly string[]) => `ma taille : ${sizes.join(', ')}`
export const searchChip = (text: string) => `« ${text} »`
export const from = 'Dès'
export const priceFrom = (price: string) => `dès ${price}`
export const priceUpTo = (price: string) => `jusqu’à ${price}`
export const removeFilter = (filter: string) => `Retirer le filtre : ${filter}`
export const clearFilters = 'Effacer les filtres'
export const filterBy = (filters: number) => (filters > 0 ? `Filtrer (${filters})` : 'Filtrer')
export const showFound = (found: string) => `Voir ${found.charAt(0).toLowerCase()}${found.slice(1)}`
export const filter = 'Filtrer'
export const closeFilters = 'Fermer les filtres'
export const allFilters = 'Tous les filtres'
export const loading = 'Chargement…'
export const loadFailed = 'Échec du chargement. Réessayer'
export const sort = 'Trier'
export const searchProducts = 'Rechercher des produits'
export const allCategories = 'Tout'
export const allCategoriesOption = 'Toutes les catégories'
export const allCollections = 'Toutes les collections'
export const lowest = 'Min'
export const highest = 'Max'
export const lowestPrice = (currency: string) => `Prix minimum en ${currency}`
export const highestPrice = (currency: string) => `Prix maximum en ${currency}`
export const invalidPrice = (example: string) => `Saisissez un montant, par exemple ${example}.`
export const sorts = {
  newest: 'Nouveautés',
  'price-asc': 'Prix croissant',
  'price-desc': 'Prix décroissant',
  name: 'Nom de A à Z',
} as const
export const bestMatch = 'Pertinence'

export const nothingMatches = 'Aucun produit ne correspond à ces filtres'
export const emptyShop = 'Pas encore de produits'
export const comeBack = 'Revenez bientôt : les premières pièces arrivent.'
export const lowestAboveHighest = 'Le prix minimum est supérieur au prix maximum.'
export const tryAnotherWord = 'Essayez un autre mot. Une partie du nom suffit.'
export const tryFewerFilters = 'Essayez moins de filtres ou une fourchette de prix plus large.'
export const foundWithout = (found: string, filters: readonly string[]) =>
  `${found} sans ${plural('fr', filters.length, { one: 'le filtre', other: 'les filtres' })} ${filters.join(', ')}`
export const couldNotLoad = 'Impossible de charger les produits.'
export const tryAgain = 'Réessayer'
export const shop = 'Boutique'
export const productCount = (count: number) =>
  `${formatNumber(count)} ${plural('fr', count, { one: 'produit', other: 'produits' })}`
export const manyProducts = (limit: number) => `Plus de ${formatNumber(limit)} produits`
/** In lists where each color of a product is an item. */
export const itemCount = (count: number) =>
  `${formatNumber(count)} ${plural('fr', count, { one: 'article', other: 'articles' })}`
export const manyItems = (limit: number) => `Plus de ${formatNumber(limit)} articles`
export const resultsFor = (found: string, text: string) => `${found} pour « ${text} »`
export const counted = (name: string, count: number | null | undefined) =>
  count === null || count === undefined ? name : `${name} (${formatNumber(count)})`
export const countless = 'les produits'
export const shownCount = (shown: number, total: number, hasMore: boolean) =>
  `${formatNumber(shown)} sur ${hasMore ? 'plus de ' : ''}${formatNumber(total)}`
export const products = 'Produits'
export const previous = 'Voir les précédents'
export const more = 'Voir plus'

export const noConnection = 'Pas de connexion. Veuillez réessayer plus tard.'
export const imagePosition = (image: number, count: number) => `${image} sur ${count}`
export const zoomImage = (image: number) => `Agrandir l’image ${image}`
export const showImage = (image: number, count: number) => `Image ${image} sur ${count}`
export const productVideo = (name: string) => `Vidéo : ${name}`
export const previousImage = 'Image précédente'
export const nextImage = 'Image suivante'
export const imagesInFull = (product: string) => `${product}, images en grand`
export const close = 'Fermer'
export const sizeGuide = 'Guide des tailles'
export const findMySize = 'Trouver ma taille'
export const twiceTheSize = 'Agrandir'
export const shipping = 'Livraison'
export const description = 'Description'
export const details = 'Détails'
export const reviews = (count: number) => `Avis (${count})`
export const aboutProduct = 'À propos de ce produit'
export const recentlyViewed = 'Vus récemment'
export const newMark = 'NOUVEAU'
export const saleMark = 'PROMO'
export const averageRating = 'Note moyenne'
export const ratingSummary = (average: string, reviews: string) => `${average} (${reviews})`
export const relatedProducts = 'À porter avec'
export const completeLook = 'Complétez le look'
export const sku = 'Référence'

// Texts for search engines
export const home = 'Accueil'
export const pageTitle = (title: string, page: number) => `${title}, page ${page}`
export const listDescription = (list: string, store: string) => `${list} : la sélection ${store}.`
export const shopDescription = (categories: readonly string[], store: string) =>
  listDescription(toSentence(categories) || 'Mode femme', store)

/** 'Robes, hauts et chapeaux' */
function toSentence(names: readonly string[]): string {
  const words = names.map((name, index) =>
    index > 0 && isPlainWord(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
  )
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`
}

/** Not 'T-shirts' or 'UV wear'. */
function isPlainWord(name: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(name)
}
