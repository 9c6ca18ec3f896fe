// Around every page
export const skipToContent = 'Aller au contenu'
export const secureCheckout = 'Paiement sécurisé'
export const noConnectionNow = 'Pas de connexion. Veuillez réessayer plus tard.'
export const announcement = 'Annonce'
export const dismissAnnouncement = 'Masquer l’annonce'
export const collections = 'Collections'
export const notLoaded = 'Cette page n’a pas été entièrement chargée.'
export const mainMenu = 'Menu principal'
export const shop = 'Boutique'
export const about = 'À propos'
export const menu = 'Menu'
export const closeMenu = 'Fermer le menu'
export const lookbook = 'Lookbook'
export const wishlist = 'Favoris'
export const contactUs = 'Nous contacter'
export const faq = 'FAQ'
export const allProducts = 'Tous les produits'
export const newArrivals = 'Nouveautés'
export const bestsellers = 'Meilleures ventes'
export const ourStory = 'Notre histoire'
export const privacy = 'Politique de confidentialité'
export const terms = 'Conditions générales'
export const shippingReturns = 'Livraison et retours'
export const followUs = 'Suivez-nous'
export const adminLogin = 'Accès admin'
export const copyright = (year: string, store: string) => `© ${year} ${store}`
export const home = 'Accueil'
export const backToShop = 'Retour à la boutique'
export const back = 'Retour'

// Missing pages and errors
export const pageNotFound = 'Page introuvable'
export const pageNotFoundText = 'La page que vous cherchez n’existe pas ou a été déplacée.'
export const noConnection = 'Pas de connexion'
export const noConnectionText = 'La boutique est injoignable pour l’instant. Votre panier est conservé.'
export const failed = 'Une erreur est survenue'
export const failedText = 'Toutes nos excuses. Veuillez réessayer dans un instant.'
export const tryAgain = 'Réessayer'
export const reload = 'Actualiser'
export const reference = (id: string) => `Référence : ${id}`
export const goHome = 'Aller à la page d’accueil'
export const collectionNotFound = 'Collection introuvable'
export const collectionNotFoundText = 'Cette collection n’existe pas ou a été retirée.'
export const productNotFound = 'Produit introuvable'
export const productNotFoundText = 'Ce produit n’existe pas ou a été retiré.'

// Pages
export const homeTitle = 'Mode femme'
export const homeDescription = (store: string, subtitle: string) => `${store} : ${subtitle}.`
export const aboutDescription = (store: string) => `${store} : notre histoire et nos valeurs.`
export const valuesHeading = 'Nos valeurs'
export const explore = 'Explorer la boutique'
export const products = 'Produits'
export const emptyCollection = 'Pas encore d’article dans cette collection'
export const readMore = 'Lire la suite'
export const contactDescription = (store: string) => `Contacter ${store}.`
export const contactLead = {
  before: 'Une question sur une taille, une commande ou un article ? Consultez notre ',
  link: 'FAQ',
  after: ' ou écrivez-nous.',
} as const
export const formNeedsJavaScript = 'Le formulaire nécessite JavaScript. '
export const writeInstead = { before: 'Vous pouvez aussi écrire à ', after: '.' } as const
export const support = 'Service client'
export const faqDescription = 'Livraison, retours, tailles, commandes et produits : vos questions, nos réponses.'
export const faqHeading = 'Questions fréquentes'
export const categories = 'Catégories'
export const faqContact = { before: 'Vous n’avez pas trouvé votre réponse ? ', link: 'Écrivez-nous' } as const
export const lookbookDescription = (store: string) => `Les collections ${store}, en une image chacune.`
export const emptyLookbook = 'Le lookbook est vide pour le moment'
export const viewCollection = 'Voir la collection'
