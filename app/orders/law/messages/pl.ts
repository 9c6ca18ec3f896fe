import { plural } from '#app/lib/plural.ts'

/** The words of Art. 17 ustawa o prawach konsumenta. */
export const orderAndPay = 'Zamówienie z obowiązkiem zapłaty'

/**
 * The reminder of the legal guarantee before an order and in its confirmation; 'gwarancja' alone is a commercial one.
 */
export const guarantee = (years: number) =>
  `Z mocy prawa odpowiadamy za zgodność towaru z umową (gwarancja prawna) przez co najmniej ${plural('pl', years, {
    one: `${years} rok`,
    few: `${years} lata`,
    many: `${years} lat`,
    other: `${years} roku`,
  })} od dostawy. Jeśli coś jest niezgodne z umową, bezpłatnie to naprawimy lub wymienimy albo obniżymy cenę lub zwrócimy pieniądze.`
export const guaranteeRights = 'Gwarancja prawna w UE: Twoje prawa'
