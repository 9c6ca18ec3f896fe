import { plural } from '#app/lib/plural.ts'

/** The button that orders, where the law requires the words of an obligation to pay. */
export const orderAndPay = 'Ordine con obbligo di pagare'

/** The reminder of the legal guarantee of conformity before an order and in its confirmation. */
export const guarantee = (years: number) =>
  `Hai una garanzia legale di conformità di almeno ${years} ${plural('it', years, { one: 'anno', other: 'anni' })} dalla consegna. Se qualcosa non è come concordato, lo ripariamo o lo sostituiamo gratuitamente, oppure ricevi una riduzione del prezzo o il rimborso.`
export const guaranteeRights = 'I tuoi diritti di garanzia nell’UE'
