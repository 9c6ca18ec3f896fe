import { formatNumber } from '#app/lib/format/number.ts'

// The accessibility statement (Directive (EU) 2019/882, Annex V)

export const title = 'Accesibilidad'
export const intro = (store: string) =>
  `Esta declaración describe cómo la tienda online ${store} cumple los requisitos de la Directiva (UE) 2019/882 sobre accesibilidad.`
export const serviceTitle = 'Qué ofrece esta tienda'
export const service =
  'Aquí puedes ver ropa, elegir talla y color, hacer pedidos y pagar. También puedes seguir un pedido, desistir de él y escribirnos. No necesitas una cuenta.'
export const formats =
  'Todo el contenido es texto que un lector de pantalla puede leer en voz alta y que puedes ampliar. Las imágenes tienen una descripción. Ninguna instrucción depende solo del color, la forma, la posición o el sonido.'
export const meetsTitle = 'Cómo cumple los requisitos'
export const standard =
  'Las páginas siguen la norma EN 301 549 y, con ella, las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.1, nivel AA.'
export const keyboard = 'Todo se puede hacer con el teclado, y el foco siempre es visible.'
export const readers = 'Los encabezados, zonas, nombres y mensajes están disponibles para los lectores de pantalla.'
export const sight =
  'El texto tiene suficiente contraste, se puede ampliar al 200 % y cabe en una pantalla de 320 píxeles de ancho. Las animaciones se detienen si tu dispositivo está configurado para reducir el movimiento.'
export const forms =
  'Los formularios indican qué escribir en cada campo y muestran cada error junto al suyo. No se pierde nada de lo que escribes.'
export const measuredTitle = 'Cómo lo hemos probado'
export const measured = (date: string, version: string, axe: string) =>
  `El ${date} se comprobó la versión ${version} del software de esta tienda con axe-core ${axe}, según las reglas de las WCAG 2.1, niveles A y AA, en pantallas de móvil y de ordenador.`
export const passed = (pages: number) =>
  `${formatNumber(pages)} tipos de páginas comprobados, sin ningún incumplimiento.`
export const failed = (pages: number, rules: number) =>
  `${formatNumber(pages)} tipos de páginas comprobados. Reglas incumplidas: ${formatNumber(rules)}`
export const limits =
  'Una comprobación automática no encuentra todas las barreras, y los textos y las imágenes de esta tienda pueden haber cambiado desde entonces.'
export const reportTitle = 'Informar de una barrera'
export const report =
  '¿Hay algo aquí que no te resulta accesible? Escríbenos: te ayudamos con tu pedido y eliminamos la barrera.'
export const contact = 'Ir a la página de contacto'
export const authorityTitle = 'Autoridad de supervisión'
export const authority = 'Si nuestra respuesta no te ayuda, puedes dirigirte a la autoridad de tu país:'
