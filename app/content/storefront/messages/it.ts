// Around every page
export const skipToContent = 'Vai al contenuto'
export const secureCheckout = 'Pagamento sicuro'
export const noConnectionNow = 'Nessuna connessione. Riprova più tardi.'
export const announcement = 'Avviso'
export const dismissAnnouncement = 'Chiudi l’avviso'
export const collections = 'Collezioni'
export const notLoaded = 'Non è stato possibile caricare tutta la pagina.'
export const mainMenu = 'Menu principale'
export const shop = 'Shop'
export const about = 'Chi siamo'
export const menu = 'Menu'
export const closeMenu = 'Chiudi il menu'
export const lookbook = 'Lookbook'
export const wishlist = 'Preferiti'
export const contactUs = 'Contattaci'
export const faq = 'FAQ'
export const allProducts = 'Tutti i prodotti'
export const newArrivals = 'Nuovi arrivi'
export const bestsellers = 'I più venduti'
export const ourStory = 'La nostra storia'
export const privacy = 'Informativa sulla privacy'
export const terms = 'Condizioni di vendita'
export const shippingReturns = 'Spedizioni e resi'
export const followUs = 'Seguici'
export const adminLogin = 'Accesso admin'
export const copyright = (year: string, store: string) => `© ${year} ${store}`
export const home = 'Home'
export const backToShop = 'Torna allo shop'
export const back = 'Indietro'

// Missing pages and errors
export const pageNotFound = 'Pagina non trovata'
export const pageNotFoundText = 'La pagina che cerchi non esiste o è stata spostata.'
export const noConnection = 'Nessuna connessione'
export const noConnectionText = 'Non riusciamo a raggiungere lo shop. Il tuo carrello è al sicuro.'
export const failed = 'Qualcosa è andato storto'
export const failedText = 'Ci dispiace. Riprova tra qualche istante.'
export const tryAgain = 'Riprova'
export const reload = 'Ricarica'
export const reference = (id: string) => `Riferimento: ${id}`
export const goHome = 'Vai alla home page'
export const collectionNotFound = 'Collezione non trovata'
export const collectionNotFoundText = 'Questa collezione non esiste o è stata rimossa.'
export const productNotFound = 'Prodotto non trovato'
export const productNotFoundText = 'Questo prodotto non esiste o è stato rimosso.'

// Pages
export const homeTitle = 'Moda donna'
export const homeDescription = (store: string, subtitle: string) => `${store}: ${subtitle}.`
export const aboutDescription = (store: string) => `La storia e i valori di ${store}.`
export const valuesHeading = 'I nostri valori'
export const explore = 'Esplora lo shop'
export const products = 'Prodotti'
export const emptyCollection = 'Non ci sono ancora capi in questa collezione'
export const readMore = 'Leggi di più'
export const contactDescription = (store: string) => `Scrivi a ${store}.`
export const contactLead = {
  before: 'Hai una domanda su una taglia, un ordine o un capo? Consulta le ',
  link: 'FAQ',
  after: ' o scrivici.',
} as const
export const formNeedsJavaScript = 'Il modulo richiede JavaScript. '
export const writeInstead = { before: 'In alternativa, scrivi a ', after: '.' } as const
export const support = 'Assistenza clienti'
export const faqDescription = 'Spedizione, resi, taglie, ordini e prodotti: le risposte alle domande più frequenti.'
export const faqHeading = 'Domande frequenti'
export const categories = 'Categorie'
export const faqContact = { before: 'Non hai trovato la risposta? ', link: 'Scrivici' } as const
export const lookbookDescription = (store: string) => `Le collezioni ${store}, un’immagine per ciascuna.`
export const emptyLookbook = 'Per ora il lookbook è vuoto'
export const viewCollection = 'Vedi la collezione'
