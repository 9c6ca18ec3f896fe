import { plural } from '#app/lib/plural.ts'

/** The button that orders, where the law requires the words of an obligation to pay. */
export const orderAndPay = 'Commande avec obligation de paiement'

/** The reminder of the legal guarantee of conformity before an order and in its confirmation. */
export const guarantee = (years: number) =>
  `Vous bénéficiez de la garantie légale de conformité pendant au moins ${years} ${plural('fr', years, { one: 'an', other: 'ans' })} à compter de la livraison. Si un article n’est pas conforme, nous le réparons ou le remplaçons sans frais, ou bien vous obtenez une réduction du prix ou un remboursement.`
export const guaranteeRights = 'Vos droits de garantie dans l’UE'
