// Around every page
export const skipToContent = 'Przejdź do treści'
export const secureCheckout = 'Bezpieczna płatność'
export const noConnectionNow = 'Brak połączenia. Spróbuj ponownie później.'
export const announcement = 'Komunikat'
export const dismissAnnouncement = 'Zamknij komunikat'
export const collections = 'Kolekcje'
export const notLoaded = 'Nie udało się wczytać całej strony.'
export const mainMenu = 'Menu główne'
export const shop = 'Sklep'
export const about = 'O nas'
export const menu = 'Menu'
export const closeMenu = 'Zamknij menu'
export const lookbook = 'Lookbook'
export const wishlist = 'Ulubione'
export const contactUs = 'Kontakt'
export const faq = 'FAQ'
export const allProducts = 'Wszystkie produkty'
export const newArrivals = 'Nowości'
export const bestsellers = 'Bestsellery'
export const ourStory = 'Nasza historia'
export const privacy = 'Polityka prywatności'
export const terms = 'Regulamin'
export const shippingReturns = 'Dostawa i zwroty'
export const followUs = 'Obserwuj nas'
export const adminLogin = 'Panel admina'
export const copyright = (year: string, store: string) => `© ${year} ${store}`
export const home = 'Strona główna'
export const backToShop = 'Wróć do sklepu'
export const back = 'Wstecz'

// Missing pages and errors
export const pageNotFound = 'Nie znaleziono strony'
export const pageNotFoundText = 'Strona, której szukasz, nie istnieje lub zmieniła adres.'
export const noConnection = 'Brak połączenia'
export const noConnectionText = 'Nie możemy połączyć się ze sklepem. Twój koszyk jest zapisany.'
export const failed = 'Coś poszło nie tak'
export const failedText = 'Przepraszamy. Spróbuj ponownie za chwilę.'
export const tryAgain = 'Ponów próbę'
export const reload = 'Odśwież'
export const reference = (id: string) => `Numer zgłoszenia: ${id}`
export const goHome = 'Przejdź do strony głównej'
export const collectionNotFound = 'Nie znaleziono kolekcji'
export const collectionNotFoundText = 'Ta kolekcja nie istnieje lub została usunięta.'
export const productNotFound = 'Nie znaleziono produktu'
export const productNotFoundText = 'Ten produkt nie istnieje lub został usunięty.'

// Pages
export const homeTitle = 'Moda damska'
export const homeDescription = (store: string, subtitle: string) => `${store}: ${subtitle}.`
export const aboutDescription = (store: string) => `${store}: nasza historia i wartości.`
export const valuesHeading = 'Co jest dla nas ważne'
export const explore = 'Odkryj nasz sklep'
export const products = 'Produkty'
export const emptyCollection = 'W tej kolekcji nie ma jeszcze produktów'
export const readMore = 'Czytaj więcej'
export const contactDescription = (store: string) => `${store}: napisz do nas.`
export const contactLead = {
  before: 'Masz pytanie o rozmiar, zamówienie lub produkt? Zajrzyj do ',
  link: 'FAQ',
  after: ' lub napisz do nas.',
} as const
export const formNeedsJavaScript = 'Formularz wymaga JavaScriptu. '
export const writeInstead = { before: 'Możesz też napisać na adres ', after: '.' } as const
export const support = 'Obsługa klienta'
export const faqDescription = 'Odpowiedzi na pytania o dostawę, zwroty, rozmiary, zamówienia i produkty.'
export const faqHeading = 'Najczęściej zadawane pytania'
export const categories = 'Kategorie'
export const faqContact = { before: 'Nie ma tu Twojego pytania? ', link: 'Napisz do nas' } as const
export const lookbookDescription = (store: string) => `${store}: każda kolekcja na jednym zdjęciu.`
export const emptyLookbook = 'Lookbook jest jeszcze pusty'
export const viewCollection = 'Zobacz kolekcję'
