export const categories = {
  shipping: 'Envíos',
  returns: 'Devoluciones y cambios',
  sizing: 'Tallas',
  orders: 'Pedidos',
  products: 'Productos',
} as const

/** Their answers are the owner's. */
export const questions = {
  'free-shipping': '¿El envío es gratis?',
  'delivery-times': '¿Cuánto tarda la entrega?',
  international: '¿Hacéis envíos internacionales?',
  'shipping-policy': '¿Cuál es vuestra política de envíos?',
  'return-policy': '¿Cuál es vuestra política de devoluciones?',
  exchanges: '¿Puedo cambiar una prenda por otra talla?',
  'sale-items': '¿Se pueden devolver las prendas rebajadas?',
  'change-or-cancel': '¿Puedo modificar o cancelar mi pedido?',
} as const

type Tax = 'included' | 'added' | null

export const shippingCost = (tax: Tax) =>
  tax === 'added' ? '¿Cuándo veré los gastos de envío y los impuestos?' : '¿Cuándo veré los gastos de envío?'
export const shippingCostAnswer = (tax: Tax) =>
  `${tax === 'included' ? 'Los precios incluyen impuestos. ' : ''}${tax === 'added' ? 'El envío y los impuestos se calculan' : 'El envío se calcula'} al finalizar la compra, según tu dirección y el método de envío que elijas. Verás el total antes de pagar.`
export const currency = '¿En qué moneda se me cobra?'
/** `others`: the names of the currencies that pages can show, '' without any. */
export const currencyAnswer = (charged: string, others: string) => {
  const answer = `Los pedidos se cobran en ${charged}.`
  if (others === '') return answer
  return `${answer} En la página del producto, en el carrito y al finalizar la compra también puedes ver los precios en otras monedas: ${others}. Al lado verás el importe que se te cobra.`
}

export const entries = {
  'start-a-return': {
    question: '¿Cómo hago una devolución?',
    answer:
      'Escríbenos desde la página de contacto con tu número de pedido y las prendas que quieres devolver. Te responderemos con los siguientes pasos.',
  },
  'find-my-size': {
    question: '¿Cómo encuentro mi talla?',
    answer:
      'Parte de la talla que sueles llevar. En la página de cada prenda te contamos cómo es el corte y de qué está hecha: los tejidos planos mantienen la forma, el punto cede un poco.',
  },
  'between-sizes': {
    question: '¿Y si estoy entre dos tallas?',
    answer:
      'Elige la más grande en lino, satén, popelina y lana, y la más pequeña en punto. Si aún tienes dudas, escríbenos desde la página de contacto.',
  },
  'one-size': {
    question: '¿Qué significa “Talla única”?',
    answer:
      'La prenda se hace en una sola talla, como suele pasar con bolsos, pañuelos y sombreros. No hay que elegir nada.',
  },
  'sold-out-size': {
    question: 'Mi talla está tachada. ¿Y ahora?',
    answer:
      'Está agotada en el color que estás viendo. Puede que aún quede en otro color. Si añades la prenda a tus favoritos, la encontrarás allí.',
  },
  'order-placed': {
    question: '¿Cómo sé que mi pedido se ha realizado?',
    answer:
      'Al terminar la compra verás tu número de pedido y un enlace a la página de tu pedido, donde puedes seguirlo. También te enviamos ese enlace por correo electrónico, con todo lo que has pedido.',
  },
  'ways-to-pay': {
    question: '¿Cómo puedo pagar?',
    answer: 'Puedes pagar con tarjeta de crédito, PayPal, Apple Pay o Google Pay.',
  },
  account: {
    question: '¿Necesito una cuenta para comprar?',
    answer:
      'No. Basta con un correo electrónico y una dirección de envío. Tu carrito y tus favoritos se guardan en el navegador que usas.',
  },
  'materials-and-care': {
    question: '¿De qué están hechas las prendas y cómo se cuidan?',
    answer: 'En los detalles de la página de cada prenda encontrarás los materiales y los cuidados.',
  },
  colors: {
    question: '¿El color será igual que en las imágenes?',
    answer:
      'Tan parecido como permite una pantalla. Elige un color en la página de la prenda para verlo y escríbenos si necesitas un tono exacto.',
  },
  availability: {
    question: '¿Qué significan “Agotado” y “Disponible bajo pedido”?',
    answer:
      '“Agotado” significa que por ahora no se puede pedir. “Disponible bajo pedido” significa que puedes pedir la prenda hoy y te la enviaremos en cuanto vuelva.',
  },
} as const
