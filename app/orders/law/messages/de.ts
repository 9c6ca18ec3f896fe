import { plural } from '#app/lib/plural.ts'

/** The button that orders, where the law requires the words of an obligation to pay. */
export const orderAndPay = 'Zahlungspflichtig bestellen'

/** The reminder of the legal guarantee of conformity before an order and in its confirmation. */
export const guarantee = (years: number) =>
  `Für deine Bestellung gilt die gesetzliche Gewährleistung: mindestens ${years} ${plural('de', years, { one: 'Jahr', other: 'Jahre' })} ab Lieferung. Ist etwas nicht wie vereinbart, reparieren oder ersetzen wir es kostenlos, oder du bekommst einen Preisnachlass oder dein Geld zurück.`
export const guaranteeRights = 'Deine Gewährleistungsrechte in der EU'
