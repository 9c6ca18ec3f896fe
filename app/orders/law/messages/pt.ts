import { plural } from '#app/lib/plural.ts'

/** The words of Art. 5 Decreto-Lei 24/2014. */
export const orderAndPay = 'Encomenda com obrigação de pagar'

/** The reminder of the legal guarantee of conformity before an order and in its confirmation. */
export const guarantee = (years: number) =>
  `Tem uma garantia legal de conformidade de, pelo menos, ${years} ${plural('pt', years, { one: 'ano', other: 'anos' })} a contar da entrega. Se algo não estiver conforme com o contrato, reparamos ou substituímos sem custos, ou tem direito a uma redução do preço ou à devolução do seu dinheiro.`
export const guaranteeRights = 'Os seus direitos de garantia na UE'
