// Around every page
export const skipToContent = 'Naar de inhoud'
export const secureCheckout = 'Veilig afrekenen'
export const noConnectionNow = 'Geen verbinding. Probeer het later opnieuw.'
export const announcement = 'Mededeling'
export const dismissAnnouncement = 'Mededeling sluiten'
export const collections = 'Collecties'
export const notLoaded = 'Deze pagina is niet volledig geladen.'
export const mainMenu = 'Hoofdmenu'
export const shop = 'Shop'
export const about = 'Over ons'
export const menu = 'Menu'
export const closeMenu = 'Menu sluiten'
export const lookbook = 'Lookbook'
export const wishlist = 'Verlanglijst'
export const contactUs = 'Contact'
export const faq = 'FAQ'
export const allProducts = 'Alle artikelen'
export const newArrivals = 'Nieuw binnen'
export const bestsellers = 'Bestsellers'
export const ourStory = 'Ons verhaal'
export const privacy = 'Privacybeleid'
export const terms = 'Algemene voorwaarden'
export const shippingReturns = 'Verzending en retour'
export const followUs = 'Volg ons'
export const adminLogin = 'Admin-login'
export const copyright = (year: string, store: string) => `© ${year} ${store}`
export const home = 'Home'
export const backToShop = 'Terug naar de shop'
export const back = 'Terug'

// Missing pages and errors
export const pageNotFound = 'Pagina niet gevonden'
export const pageNotFoundText = 'Deze pagina bestaat niet of is verplaatst.'
export const noConnection = 'Geen verbinding'
export const noConnectionText = 'We kunnen de shop niet bereiken. Je winkelmand is bewaard.'
export const failed = 'Er ging iets mis'
export const failedText = 'Sorry voor het ongemak. Probeer het zo opnieuw.'
export const tryAgain = 'Probeer opnieuw'
export const reload = 'Vernieuwen'
export const reference = (id: string) => `Referentie: ${id}`
export const goHome = 'Naar de homepage'
export const collectionNotFound = 'Collectie niet gevonden'
export const collectionNotFoundText = 'Deze collectie bestaat niet of is verwijderd.'
export const productNotFound = 'Artikel niet gevonden'
export const productNotFoundText = 'Dit artikel bestaat niet of is verwijderd.'

// Pages
export const homeTitle = 'Damesmode'
export const homeDescription = (store: string, subtitle: string) => `${store}: ${subtitle}.`
export const aboutDescription = (store: string) => `Het verhaal en de waarden van ${store}.`
export const valuesHeading = 'Waar we voor staan'
export const explore = 'Ontdek de shop'
export const products = 'Artikelen'
export const emptyCollection = 'Deze collectie is nog leeg'
export const readMore = 'Lees meer'
export const contactDescription = (store: string) => `Stuur ${store} een bericht.`
export const contactLead = {
  before: 'Heb je een vraag over een maat, een bestelling of een item? Bekijk de ',
  link: 'veelgestelde vragen',
  after: ' of stuur ons een bericht.',
} as const
export const formNeedsJavaScript = 'Het formulier werkt alleen met JavaScript. '
export const writeInstead = { before: 'Stuur in plaats daarvan een mail naar ', after: '.' } as const
export const support = 'Klantenservice'
export const faqDescription = 'Antwoorden op vragen over verzending, retourneren, maten, bestellingen en artikelen.'
export const faqHeading = 'Veelgestelde vragen'
export const categories = 'Categorieën'
export const faqContact = { before: 'Staat je vraag er niet bij? ', link: 'Stuur ons een bericht' } as const
export const lookbookDescription = (store: string) => `De collecties van ${store}, elk in één beeld.`
export const emptyLookbook = 'Het lookbook is nog leeg'
export const viewCollection = 'Bekijk collectie'
