// Around every page
export const skipToContent = 'Saltar al contenido'
export const secureCheckout = 'Pago seguro'
export const noConnectionNow = 'Sin conexión. Inténtalo más tarde.'
export const announcement = 'Aviso'
export const dismissAnnouncement = 'Cerrar aviso'
export const collections = 'Colecciones'
export const notLoaded = 'La página no se ha podido cargar por completo.'
export const mainMenu = 'Menú principal'
export const shop = 'Tienda'
export const about = 'Quiénes somos'
export const menu = 'Menú'
export const closeMenu = 'Cerrar menú'
export const lookbook = 'Lookbook'
export const wishlist = 'Favoritos'
export const contactUs = 'Contacto'
export const faq = 'Preguntas frecuentes'
export const allProducts = 'Todos los productos'
export const newArrivals = 'Novedades'
export const bestsellers = 'Más vendidos'
export const ourStory = 'Nuestra historia'
export const privacy = 'Política de privacidad'
export const terms = 'Condiciones de venta'
export const shippingReturns = 'Envíos y devoluciones'
export const followUs = 'Síguenos'
export const adminLogin = 'Acceso admin'
export const copyright = (year: string, store: string) => `© ${year} ${store}`
export const home = 'Inicio'
export const backToShop = 'Volver a la tienda'
export const back = 'Volver'

// Missing pages and errors
export const pageNotFound = 'Página no encontrada'
export const pageNotFoundText = 'La página que buscas no existe o ha cambiado de sitio.'
export const noConnection = 'Sin conexión'
export const noConnectionText = 'No podemos conectar con la tienda. Tu carrito está a salvo.'
export const failed = 'Algo ha salido mal'
export const failedText = 'Lo sentimos. Inténtalo de nuevo dentro de un momento.'
export const tryAgain = 'Reintentar'
export const reload = 'Recargar'
export const reference = (id: string) => `Referencia: ${id}`
export const goHome = 'Ir a la página de inicio'
export const collectionNotFound = 'Colección no encontrada'
export const collectionNotFoundText = 'Esta colección no existe o ya no está disponible.'
export const productNotFound = 'Producto no encontrado'
export const productNotFoundText = 'Este producto no existe o ya no está disponible.'

// Pages
export const homeTitle = 'Moda de mujer'
export const homeDescription = (store: string, subtitle: string) => `${store}: ${subtitle}.`
export const aboutDescription = (store: string) => `La historia y los valores de ${store}.`
export const valuesHeading = 'Nuestros valores'
export const explore = 'Explorar la tienda'
export const products = 'Productos'
export const emptyCollection = 'Esta colección aún no tiene prendas'
export const readMore = 'Leer más'
export const contactDescription = (store: string) => `Escribe a ${store}.`
export const contactLead = {
  before: '¿Dudas sobre una talla, un pedido o una prenda? Consulta las ',
  link: 'preguntas frecuentes',
  after: ' o escríbenos.',
} as const
export const formNeedsJavaScript = 'El formulario necesita JavaScript. '
export const writeInstead = { before: 'También puedes escribirnos a ', after: '.' } as const
export const support = 'Atención al cliente'
export const faqDescription =
  'Envíos, devoluciones, tallas, pedidos y productos: respuestas a las dudas más habituales.'
export const faqHeading = 'Preguntas frecuentes'
export const categories = 'Categorías'
export const faqContact = { before: '¿No encuentras la respuesta? ', link: 'Escríbenos' } as const
export const lookbookDescription = (store: string) => `Las colecciones de ${store}, con una imagen de cada una.`
export const emptyLookbook = 'El lookbook está vacío por ahora'
export const viewCollection = 'Ver colección'
