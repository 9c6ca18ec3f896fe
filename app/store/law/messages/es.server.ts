// The browser storage of the store, at the end of the privacy policy

export const storageTitle = 'Qué se guarda en tu navegador'
export const storageIntro =
  'Esta tienda no instala cookies en el navegador de sus clientes. Guarda lo siguiente en tu navegador, solo para las funciones que usas aquí. Nada de ello se usa para publicidad ni se comparte con terceros.'
export const storageName = 'Nombre'
export const storagePurpose = 'Finalidad'
export const storageTimes = {
  local: 'Hasta que borres los datos de este sitio',
  session: 'Hasta que cierres la pestaña',
}
export const storagePurposes = {
  cart: 'Los artículos de tu carrito',
  'cart.old-prices': 'Los precios de los productos cuando los añadiste al carrito, para mostrarte los cambios',
  'cart.damaged': 'Un carrito que no se ha podido leer, para nuestro servicio de atención al cliente',
  'wishlist.saved': 'Los precios y las tallas de tus favoritos cuando los guardaste, para mostrarte los cambios',
  currency: 'La moneda en la que ves los precios',
  session_id: 'Un número aleatorio al que están asociados tus favoritos',
  'recently-viewed': 'Los últimos productos que has visto',
  'my-sizes': 'Las tallas que has guardado como tuyas',
  'in-my-size': 'Si las listas muestran solo productos en tu talla',
  'size-unit': 'Si las guías de tallas muestran centímetros o pulgadas',
  'body-measures': 'Las medidas que has escrito para encontrar tu talla; nunca se envían',
  'review-votes': 'Qué opiniones te han resultado útiles',
  'announcement.dismissed': 'Qué aviso has cerrado',
  'locale.suggestion': 'Si has cerrado la sugerencia de otro país o idioma',
  'checkout.waiting': 'Un pedido pendiente de pago, para poder retomarlo',
  'checkout.draft': 'Lo que has escrito al finalizar la compra, para que no se pierda al recargar; sin datos de pago',
  'cart.key': 'Un número que evita que un pedido se haga dos veces',
  'react-router-scroll-positions': 'En qué punto de la página estabas, para cuando vuelvas atrás',
}
export const producerNumbersTitle = 'Identificadores únicos del productor (IDU)'
export const producerNumbersIntro = 'Según el artículo L541-10-13 del Code de l’environnement francés:'
