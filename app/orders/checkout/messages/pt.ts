import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Obstacles and failures
export const someChanged = 'Alguns artigos do seu carrinho mudaram'
export const totalChanged = 'O total mudou'
export const outOfStock = 'esgotado'
export const noLongerAvailable = 'já não disponível'
export const units = (count: number) =>
  `${formatNumber(count)} ${plural('pt', count, { one: 'artigo', other: 'artigos' })}`
export const changedLine = (product: string, size: string, color: string) => `${product} (${size}, ${color}): `
export const newTotal = 'Novo total:'
export const continueShopping = 'Continuar a comprar'
export const emptyCart = 'Esvaziar carrinho'
export const accept = 'Aceitar e continuar'
export const waitingNotShown = 'Não foi possível carregar a sua encomenda por pagar.'
export const checkoutNotShown = 'Não foi possível carregar a página de compra.'
export const noPrices = 'Não foi possível carregar os preços de hoje.'
export const tryAgain = 'Tentar novamente'
export const contactUs = 'Contacto'
export const changesNotShown = 'Não foi possível carregar as alterações ao seu carrinho.'
export const paymentNotShown = 'Não foi possível carregar o passo do pagamento.'
export const codeFieldNotShown = 'Não foi possível carregar o campo do código de desconto.'
export const pickupPointsNotShown = 'Não foi possível carregar os pontos de recolha.'
export const orderFailed = 'Não foi possível processar a encomenda. Tente novamente.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry = 'O seu carrinho está guardado. Se voltar a fazer a encomenda, não paga duas vezes.'
export const noDelivery = 'De momento, a entrega não está disponível.'
export const nothingLeft = 'De momento, nenhum dos artigos do seu carrinho pode ser encomendado.'
export const paymentLapsed =
  'A sua encomenda não foi paga a tempo, por isso foi cancelada e nada foi cobrado. O seu carrinho continua aqui: volte a fazer a encomenda.'

// The steps
export const total = (amount: string) => `Total: ${amount}`
export const steps = { shipping: 'Envio', payment: 'Pagamento' } as const
export const showSummary = 'Ver resumo'
export const hideSummary = 'Ocultar resumo'
export const summary = 'Resumo da encomenda'
export const yourOrder = 'A sua encomenda'
export const editCart = 'Editar carrinho'
export const codeApplied = (code: string) => `Código de desconto ${code} aplicado`
export const discountCode = 'Código de desconto'
export const removeCode = { short: 'Remover', rest: ' código de desconto' } as const
export const apply = 'Aplicar'
export const enterCode = 'Indique um código'
export const needsJavaScript =
  'Para finalizar a compra é preciso JavaScript: o carrinho fica guardado no seu navegador. Ative-o e recarregue esta página.'
export const cartEmpty = 'O seu carrinho está vazio'
export const cartEmptyHint = 'Adicione uma peça de que goste para começar'
export const checkFields = 'Verifique estes campos'
export const editShipping = { short: 'Editar', rest: ' envio' } as const
export const email = 'E-mail'
export const forConfirmation = 'Para a confirmação da encomenda'
export const buysForBusiness = 'Compro para uma empresa'
export const vatNumber = 'Número de IVA'
export const vatNumberHint =
  'O número de IVA da sua empresa, a começar pelo código do país. Noutro país da UE, cabe à sua empresa liquidar o imposto.'
export const vatNumberNotShown = 'Não foi possível carregar o campo do número de IVA.'
export const continueToPayment = 'Avançar para pagamento'
export const shippingMethod = 'Método de envio'
export const free = 'Grátis'
export const pickupPoint = 'Ponto de recolha'
/** Instead of shipping methods. */
export const shippingProblems = {
  unavailable: noDelivery,
  outside: 'Não fazemos entregas nesta morada.',
  order: 'Não podemos enviar esta encomenda para esta morada. Contacte-nos.',
} as const
export const enterAddress = 'Indique a sua morada para ver os métodos de envio.'
export const notDeliveredHere = 'Não fazemos entregas nesta morada. Verifique-a ou indique outra.'

// Payment
export const required = (field: string) => `${field}: campo obrigatório`
export const cardNumber = 'Número do cartão'
export const expiry = 'Validade'
export const expiryExample = 'MM / AA'
export const cvv = 'CVV'
export const noCardCharged = 'Demonstração: nada é cobrado e os dados do cartão não são guardados'
export const securePage = (provider: string) =>
  `A seguir, paga numa página segura (${provider}) e depois volta para aqui. ` +
  `Só ${provider} recebe os dados do seu cartão. Até lá, os artigos ficam reservados para si.`
export const termsApply = 'À sua encomenda aplicam-se os nossos termos:'
export const canWithdraw = 'Pode retratar-se do contrato no prazo de 14 dias após a entrega:'
export const rightOfWithdrawal = 'Direito de retratação'
export const chargedAsSentence = (amount: string) => `O valor cobrado pela sua encomenda é ${amount}.`
export const chargedAs = (amount: string) => `valor cobrado: ${amount}`
export const placeOrder = (total: string | null) =>
  `Encomenda com obrigação de pagar${total === null ? '' : ` · ${total}`}`
export const back = 'Voltar'
export const processing = 'A processar…'
export const quantity = (count: number) => `Quantidade: ${count}`
export const lineOutOfStock = 'Esgotado'
export const lineGone = 'Já não disponível'
export const sentOnceComplete =
  'Alguns artigos aguardam reposição. Enviamos a encomenda assim que tivermos tudo, por isso a entrega demora mais do que o indicado.'
export const totalHeading = 'Total'

// Placed
export const thankYou = 'Obrigado'
export const confirmationSent = {
  before: 'Recebemos a sua encomenda. Enviámos uma confirmação para ',
  after: '.',
} as const
export const placedEarlier =
  'Esta encomenda já tinha sido feita, por isso nada foi encomendado duas vezes. Usa os dados da sua primeira tentativa. As alterações posteriores não foram aplicadas.'
export const correctAddress = 'Editar a morada na página da encomenda'
export const stillInCart = 'Os artigos que não fazem parte desta encomenda continuam no seu carrinho.'
export const orderNumber = 'Número da encomenda'
export const whatNext = 'O que acontece a seguir'
export const changeWindow =
  'Durante uma hora, pode cancelar a encomenda ou corrigir a morada, se ainda não tiver sido enviada.'
export const trackOrder = 'Acompanhar a encomenda'
// Errors of an order that was sent
export const invalidVatNumber = 'Indique um número de IVA válido'
export const unknownVatNumber =
  'Este número de IVA não está registado para operações entre países da UE. Verifique-o ou deixe o campo vazio.'
export const invalidEmail = 'Indique um e-mail válido'
export const chooseShipping = 'Escolha um método de envio'
export const choosePickupPoint = 'Escolha um ponto de recolha'
export const choosePayment = 'Escolha um método de pagamento'
export const chooseCurrency = 'Escolha uma moeda'
export const chooseCountry = 'Escolha um país'
export const wholeQuantity = (max: number) => `A quantidade tem de ser um número inteiro entre 1 e ${formatNumber(max)}`
export const unknownProduct = 'Este produto não existe'
export const size = 'Tamanho'
export const color = 'Cor'
export const lineParts = 'Uma linha só pode ter um produto, um tamanho, uma cor e uma quantidade'
export const storedLineParts = 'Uma linha tem de ter um produto, um tamanho e uma cor'
export const lineTooLong = 'Uma linha é demasiado longa'
export const tooManyLines = (max: number) =>
  `Uma encomenda pode ter, no máximo, ${formatNumber(max)} artigos diferentes`
export const invalidCode = 'Este código de desconto não é válido'
export const codeTooLong = (max: number) => `Um código de desconto tem, no máximo, ${formatNumber(max)} caracteres`
export const noKey = 'Esta compra já não é válida. Recarregue a página.'
export const noTotal = 'Falta o total'
export const incomplete =
  'Este pedido está incompleto ou tem um campo desconhecido. Recarregue a página e tente novamente.'
export const tooLarge = 'Esta encomenda é demasiado grande para ser feita online. Contacte-nos.'
export const productGone = 'Este produto já não está disponível neste tamanho e nesta cor. Remova-o do carrinho.'
export const tooManyUnits = (limit: number) =>
  `Pode encomendar, no máximo, ${formatNumber(limit)} unidades de um produto no mesmo tamanho e na mesma cor.`
export const shippingGone = 'Este método de envio já não está disponível. Escolha outro.'
export const tooSmall = (min: string) => `O valor mínimo da encomenda é ${min}. Adicione algo ao carrinho.`
export const currencyNotTaken = (currency: string) => `Aqui não é possível pagar em ${currency}. Contacte-nos.`
export const notChargeable = (total: string, step: string) =>
  `Não é possível cobrar um total de ${total}, só múltiplos de ${step}. Altere o carrinho ou contacte-nos.`
export const notPayableThere = 'Não há nenhum método de pagamento disponível para esta morada. Contacte-nos.'
export const transferNext = (days: number) =>
  `Na página seguinte, encontra os nossos dados bancários. Os artigos ficam reservados para si durante ${formatNumber(days)} ${plural('pt', days, { one: 'dia', other: 'dias' })}.`
export const cashNext = 'Paga em dinheiro quando receber a encomenda.'
export const tooManyOrders =
  'Demasiadas tentativas de encomenda a partir da sua ligação. Tente novamente daqui a um minuto.'
