// Around every page
export const skipToContent = 'Skip to content'
export const secureCheckout = 'Secure checkout'
export const noConnectionNow = 'No connection. Please try again later.'
export const announcement = 'Announcement'
export const dismissAnnouncement = 'Dismiss announcement'
export const collections = 'Collections'
export const notLoaded = 'This page could not load fully.'
export const mainMenu = 'Main'
export const shop = 'Shop'
export const about = 'About'
export const menu = 'Menu'
export const closeMenu = 'Close menu'
export const lookbook = 'Lookbook'
export const wishlist = 'Wishlist'
export const contactUs = 'Contact Us'
export const faq = 'FAQ'
export const allProducts = 'All Products'
export const newArrivals = 'New Arrivals'
export const bestsellers = 'Bestsellers'
export const ourStory = 'Our Story'
export const privacy = 'Privacy Policy'
export const terms = 'Terms of Service'
export const shippingReturns = 'Shipping & Returns'
export const followUs = 'Follow us'
export const adminLogin = 'Admin Login'
export const copyright = (year: string, store: string) => `© ${year} ${store}`
export const home = 'Home'
export const backToShop = 'Back to Shop'
export const back = 'Back'

// Missing pages and errors
export const pageNotFound = 'Page Not Found'
export const pageNotFoundText = "The page you're looking for doesn't exist or has been moved."
export const noConnection = 'No connection'
export const noConnectionText = 'We cannot reach the store. Your cart is safe.'
export const failed = 'Something went wrong'
export const failedText = 'Sorry about that. Please try again in a moment.'
export const tryAgain = 'Try again'
export const reload = 'Reload'
export const reference = (id: string) => `Reference: ${id}`
export const goHome = 'Go to the home page'
export const collectionNotFound = 'Collection Not Found'
export const collectionNotFoundText = "This collection doesn't exist or has been removed."
export const productNotFound = 'Product Not Found'
export const productNotFoundText = "This product doesn't exist or has been removed."

// Pages
export const homeTitle = 'Women’s fashion'
export const homeDescription = (store: string, subtitle: string) => `${store}: ${subtitle}.`
export const aboutDescription = (store: string) => `Our story and what ${store} stands for.`
export const valuesHeading = 'What we stand for'
export const explore = 'Explore the Shop'
export const products = 'Products'
export const emptyCollection = 'No pieces in this collection yet'
export const readMore = 'Read more'
export const contactDescription = (store: string) => `Write to ${store}.`
export const contactLead = {
  before: 'Have a question about a size, an order or a piece? See our ',
  link: 'FAQ',
  after: ' or write to us.',
} as const
export const formNeedsJavaScript = 'The form needs JavaScript. '
export const writeInstead = { before: 'Please write to ', after: ' instead.' } as const
export const support = 'Support'
export const faqDescription = 'Answers about shipping, returns, sizing, orders and products.'
export const faqHeading = 'Frequently Asked Questions'
export const categories = 'Categories'
export const faqContact = { before: 'Didn’t find your answer? ', link: 'Write to us' } as const
export const lookbookDescription = (store: string) => `Every ${store} collection, one image each.`
export const emptyLookbook = 'The lookbook is empty for now'
export const viewCollection = 'View Collection'
