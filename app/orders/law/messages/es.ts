import { plural } from '#app/lib/plural.ts'

/** The words of Art. 98 TRLGDCU. */
export const orderAndPay = 'Pedido con obligación de pago'

/** The reminder of the legal guarantee of conformity before an order and in its confirmation. */
export const guarantee = (years: number) =>
  `Tienes una garantía legal de conformidad de al menos ${years} ${plural('es', years, { one: 'año', other: 'años' })} desde la entrega. Si algo no es como se acordó, lo reparamos o lo sustituimos gratis, o te rebajamos el precio o te devolvemos el dinero.`
export const guaranteeRights = 'Tus derechos de garantía en la UE'
