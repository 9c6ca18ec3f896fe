export const paymentAway = 'Não conseguimos abrir a página de pagamento. Tente novamente.'
export const orderName = (number: string) => `Encomenda ${number}`
export const amountRejected =
  'O prestador de pagamentos não aceita este valor, por isso nada foi encomendado nem cobrado. Altere o carrinho.'
export const methodProblems = {
  'not-offered': 'Este método de pagamento já não está disponível. Escolha outro.',
  ended: 'O pagamento desta encomenda mudou entretanto. Verifique novamente a encomenda.',
} as const
export const payAnotherWay = 'Pagar de outra forma'
export const changeMethod = 'Alterar pagamento'
export const changingMethod = 'A alterar…'
export const copyValue = (subject: string) => `Copiar: ${subject}`
export const copied = (subject: string) => `Copiado: ${subject}`
export const notCopied = (subject: string) => `Não foi possível copiar: ${subject}. Selecione o texto e copie-o.`
export const scanCode = 'Leia este código com a app do seu banco para preencher a transferência.'
export const payNotShown = 'Não foi possível carregar as opções de pagamento.'
export const paymentOnItsWay = 'Obrigado. Esta página é atualizada assim que o pagamento for confirmado.'
export const orderReceived = 'Obrigado. Recebemos a sua encomenda.'
export const paymentArrived = 'Obrigado. Recebemos o seu pagamento.'
export const payNow = 'Pagar agora'
export const backToCheckout = 'Voltar à compra'
export const cartStillHere = 'O seu carrinho continua aqui.'
export const orderWaits = 'A sua encomenda aguarda pagamento'
export const orderWaitsText =
  'Os artigos estão reservados para si. O carrinho fica como está até recebermos o pagamento. Para alterar algo, cancele esta encomenda e faça uma nova.'
export const goOnToPayment = 'Avançar para pagamento'
export const changeOrder = 'Alterar encomenda'
export const seeOrder = 'Ver a encomenda'
