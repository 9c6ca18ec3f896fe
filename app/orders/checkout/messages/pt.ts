import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Obstacles and failures
export const someChanged = 'Houve alterações desde que encheu o carrinho'
export const totalChanged = 'O total mudou desde que o viu'
export const outOfStock = 'esgotado'
export const noLongerAvailable = 'já não disponível'
export const units = (count: number) =>
  `${formatNumber(count)} ${plural('pt', count, { one: 'artigo', other: 'artigos' })}`
export const changedLine = (product: string, size: string, color: string) => `${product} (${size}, ${color}): `
export const newTotal = 'Novo total:'
export const continueShopping = 'Continuar a comprar'
export const emptyCart = 'Esvaziar carrinho'
export const accept = 'Aceitar e continuar'
export const waitingNotShown = 'Não foi possível mostrar uma encomenda sua que aguarda pagamento.'
export const checkoutNotShown = 'Não foi possível mostrar a página de compra.'
export const noPrices = 'Não conseguimos obter os preços de hoje.'
export const tryAgain = 'Tentar novamente'
export const contactUs = 'Contacto'
export const changesNotShown = 'Não foi possível mostrar o que mudou desde que encheu o carrinho.'
export const paymentNotShown = 'Não foi possível mostrar o passo do pagamento.'
export const codeFieldNotShown = 'Não foi possível mostrar o campo dos códigos de desconto.'
export const pickupPointsNotShown = 'Não foi possível mostrar os pontos de recolha.'
export const orderFailed = 'Não foi possível processar a encomenda. Tente novamente.'
/** Shown if the outcome is unknown: the next attempt has the same idempotency key. */
export const safeToRetry = 'O seu carrinho está guardado. Se voltar a fazer a encomenda, não paga duas vezes.'
export const noDelivery = 'De momento, não é possível fazer entregas.'
export const nothingLeft = 'De momento, não é possível encomendar nada do que está no seu carrinho.'
export const paymentLapsed =
  'A sua encomenda não foi paga a tempo: está cancelada e nada foi cobrado. O seu carrinho continua aqui; volte a fazer a encomenda quando quiser.'

// The steps
export const total = (amount: string) => `Total: ${amount}`
export const steps = { shipping: 'Envio', payment: 'Pagamento' } as const
export const showSummary = 'Ver resumo'
export const hideSummary = 'Ocultar resumo'
export const summary = 'Resumo da encomenda'
export const yourOrder = 'A sua encomenda'
export const codeApplied = (code: string) => `Código de desconto ${code} aplicado`
export const discountCode = 'Código de desconto'
export const removeCode = { short: 'Remover', rest: ' código de desconto' } as const
export const apply = 'Aplicar'
export const enterCode = 'Indique um código de desconto'
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
  'O da sua empresa, com as letras do país. Noutro país da UE, cabe-lhe a si declarar o imposto.'
export const vatNumberNotShown = 'Não foi possível mostrar o campo do número de IVA.'
export const continueToPayment = 'Continuar para pagamento'
export const shippingMethod = 'Método de envio'
export const free = 'Grátis'
export const pickupPoint = 'Onde recolher'
/** Instead of shipping methods. */
export const shippingProblems = {
  unavailable: noDelivery,
  outside: 'Não fazemos entregas nesta morada.',
  order: 'Não é possível enviar esta encomenda para esta morada. Escreva-nos.',
} as const
export const enterAddress = 'Indique a sua morada para ver as opções de entrega.'
export const notDeliveredHere = 'Não fazemos entregas aqui. Verifique a morada ou indique outra.'

// Payment
export const required = (field: string) => `${field}: campo obrigatório`
export const cardNumber = 'Número do cartão'
export const expiry = 'Validade'
export const expiryExample = 'MM / AA'
export const cvv = 'CVV'
export const noCardCharged = 'Demonstração: nada é cobrado e os dados do cartão não são guardados'
export const securePage = (provider: string) =>
  `O pagamento é feito numa página segura (${provider}), que se abre a seguir; depois volta para aqui. ` +
  `Só ${provider} recebe os dados do seu cartão. Até lá, os artigos ficam reservados para si.`
export const termsApply = 'A sua encomenda rege-se pelas nossas condições:'
export const canWithdraw = 'Pode retratar-se no prazo de 14 dias após a entrega:'
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
  'Alguns artigos aguardam reposição. Enviamos a encomenda assim que tivermos tudo, por isso demora mais do que o prazo de entrega indicado.'
export const totalHeading = 'Total'

// Placed
export const thankYou = 'Obrigado'
export const confirmationSent = {
  before: 'Recebemos a sua encomenda. Enviámos uma confirmação para ',
  after: '.',
} as const
export const placedEarlier =
  'Esta encomenda já tinha sido feita, por isso nada foi encomendado duas vezes. Tem os dados da sua primeira tentativa: o que alterou depois não foi aplicado.'
export const correctAddress = 'Corrigir a morada na página da encomenda'
export const stillInCart = 'O que não faz parte dela continua no seu carrinho.'
export const orderNumber = 'Número da encomenda'
export const followOrder =
  'Acompanhe a encomenda na página dela. Durante uma hora, também pode cancelá-la aí ou corrigir a morada. O link está também no e-mail de confirmação.'
export const viewOrder = 'Ver a encomenda'
// What is wrong with an order that was sent
export const invalidVatNumber = 'Isto não é um número de IVA'
export const unknownVatNumber =
  'Este número de IVA não está registado para operações entre países da UE. Verifique-o ou deixe o campo vazio.'
export const invalidEmail = 'Indique um e-mail válido'
export const chooseShipping = 'Escolha um método de envio'
export const choosePickupPoint = 'Escolha onde quer recolher a encomenda'
export const choosePayment = 'Escolha um método de pagamento'
export const chooseCurrency = 'Escolha uma moeda'
export const chooseCountry = 'Escolha um país'
export const wholeQuantity = (max: number) => `A quantidade tem de ser um número inteiro entre 1 e ${formatNumber(max)}`
export const unknownProduct = 'Este produto não existe'
export const size = 'Tamanho'
export const color = 'Cor'
export const lineParts = 'Uma linha tem um produto, um tamanho, uma cor e uma quantidade, e mais nada'
export const storedLineParts = 'Uma linha tem um produto, um tamanho e uma cor'
export const lineTooLong = 'Uma linha é demasiado longa'
export const tooManyLines = (max: number) =>
  `Uma encomenda pode ter, no máximo, ${formatNumber(max)} artigos diferentes`
export const invalidCode = 'Este código de desconto não é válido'
export const codeTooLong = (max: number) => `Um código de desconto tem, no máximo, ${formatNumber(max)} caracteres`
export const noKey = 'Esta compra já não é válida. Recarregue a página.'
export const noTotal = 'Falta o total'
export const incomplete = 'Este pedido está incompleto ou contém um campo que não pertence a uma encomenda.'
export const tooLarge = 'Esta encomenda é demasiado grande para ser feita aqui. Escreva-nos.'
export const productGone = 'Este produto já não está disponível neste tamanho e nesta cor. Remova-o do carrinho.'
export const tooManyUnits = (limit: number) =>
  `Uma encomenda pode ter, no máximo, ${formatNumber(limit)} unidades de um produto no mesmo tamanho e na mesma cor.`
export const shippingGone = 'Este método de envio já não está disponível. Escolha outro.'
export const tooSmall = (min: string) => `O valor mínimo da encomenda é ${min}. Adicione algo ao carrinho.`
export const currencyNotTaken = (currency: string) => `Aqui não é possível pagar em ${currency}. Escreva-nos.`
export const notChargeable = (total: string, step: string) =>
  `Não é possível cobrar um total de ${total}, só múltiplos de ${step}. Altere o carrinho ou escreva-nos.`
export const notPayableThere = 'Não há forma de pagar uma encomenda para esta morada. Escreva-nos.'
export const transferNext = (days: number) =>
  `Na página seguinte encontra os nossos dados bancários. Os artigos ficam reservados para si durante ${formatNumber(days)} ${plural('pt', days, { one: 'dia', other: 'dias' })}.`
export const cashNext = 'Paga em dinheiro quando receber a encomenda.'
export const tooManyOrders =
  'Foram tentadas demasiadas encomendas a partir da sua ligação. Tente novamente daqui a um minuto.'
