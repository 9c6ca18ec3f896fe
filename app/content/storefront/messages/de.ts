// Around every page
export const skipToContent = 'Zum Inhalt springen'
export const secureCheckout = 'Sichere Kasse'
export const noConnectionNow = 'Keine Verbindung. Bitte versuch es später noch einmal.'
export const announcement = 'Hinweis'
export const dismissAnnouncement = 'Hinweis schließen'
export const collections = 'Kollektionen'
export const notLoaded = 'Diese Seite wurde nicht vollständig geladen.'
export const mainMenu = 'Hauptmenü'
export const shop = 'Shop'
export const about = 'Über uns'
export const menu = 'Menü'
export const closeMenu = 'Menü schließen'
export const lookbook = 'Lookbook'
export const wishlist = 'Wunschliste'
export const contactUs = 'Kontakt'
export const faq = 'FAQ'
export const allProducts = 'Alle Artikel'
export const newArrivals = 'Neuheiten'
export const bestsellers = 'Bestseller'
export const ourStory = 'Unsere Geschichte'
export const privacy = 'Datenschutz'
export const terms = 'AGB'
export const shippingReturns = 'Versand & Rückgabe'
export const followUs = 'Folge uns'
export const adminLogin = 'Admin-Login'
export const copyright = (year: string, store: string) => `© ${year} ${store}`
export const home = 'Startseite'
export const backToShop = 'Zurück zum Shop'
export const back = 'Zurück'

// Missing pages and errors
export const pageNotFound = 'Seite nicht gefunden'
export const pageNotFoundText = 'Diese Seite gibt es nicht oder sie ist umgezogen.'
export const noConnection = 'Keine Verbindung'
export const noConnectionText = 'Wir erreichen den Shop gerade nicht. Dein Warenkorb bleibt gespeichert.'
export const failed = 'Da ist etwas schiefgelaufen'
export const failedText = 'Das tut uns leid. Bitte versuch es gleich noch einmal.'
export const tryAgain = 'Erneut versuchen'
export const reload = 'Neu laden'
export const reference = (id: string) => `Referenz: ${id}`
export const goHome = 'Zur Startseite'
export const collectionNotFound = 'Kollektion nicht gefunden'
export const collectionNotFoundText = 'Diese Kollektion gibt es nicht oder nicht mehr.'
export const productNotFound = 'Artikel nicht gefunden'
export const productNotFoundText = 'Diesen Artikel gibt es nicht oder nicht mehr.'

// Pages
export const homeTitle = 'Damenmode'
export const homeDescription = (store: string, subtitle: string) => `${store}: ${subtitle}.`
export const aboutDescription = (store: string) => `Die Geschichte und die Werte von ${store}.`
export const valuesHeading = 'Wofür wir stehen'
export const explore = 'Shop entdecken'
export const products = 'Artikel'
export const emptyCollection = 'Noch keine Artikel in dieser Kollektion'
export const readMore = 'Mehr lesen'
export const contactDescription = (store: string) => `Schreib ${store} eine Nachricht.`
export const contactLead = {
  before: 'Du hast eine Frage zu einer Größe, einer Bestellung oder einem Artikel? Schau in unsere ',
  link: 'FAQ',
  after: ' oder schreib uns.',
} as const
export const formNeedsJavaScript = 'Das Formular braucht JavaScript. '
export const writeInstead = { before: 'Bitte schreib stattdessen an ', after: '.' } as const
export const support = 'Kundenservice'
export const faqDescription = 'Antworten zu Versand, Rückgabe, Größen, Bestellungen und Artikeln.'
export const faqHeading = 'Häufige Fragen'
export const categories = 'Kategorien'
export const faqContact = { before: 'Deine Frage ist nicht dabei? ', link: 'Schreib uns' } as const
export const lookbookDescription = (store: string) => `Die Kollektionen von ${store}, jede in einem Bild.`
export const emptyLookbook = 'Das Lookbook ist noch leer'
export const viewCollection = 'Kollektion ansehen'
