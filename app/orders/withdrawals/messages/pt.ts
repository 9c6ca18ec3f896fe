// The words of Directive 2011/83/EU, Art. 11a (1) and (3).
export const withdrawHere = 'Retrate-se do contrato aqui'
export const confirmWithdrawal = 'Confirmar retratação'

// Step 1: which order
export const title = 'Retratação do contrato'
export const lead =
  'Se encomendou como consumidor, pode retratar-se do contrato (direito de livre resolução) no prazo de 14 dias após a entrega, sem indicar o motivo. Não precisa de conta.'
export const name = 'O seu nome'
export const orderNumber = 'Número da encomenda'
export const orderNumberHint = 'Está no e-mail de confirmação.'
export const email = 'E-mail usado na encomenda'
export const emailHint = 'Enviamos para este endereço o aviso de receção da sua retratação.'
export const next = 'Continuar'
export const sending = 'A enviar…'
export const checkFields = 'Verifique estes campos'
export const unreachable = 'Não foi possível aceder à loja. Nada se perdeu: tente novamente.'

// Where the rule does not apply
export const notHere =
  'A retratação online destina-se a encomendas de países cuja lei a exige, como os da União Europeia.'
export const otherOrders = {
  returns: 'Para qualquer outra encomenda, veja [Envios e devoluções](/returns) ou contacte-nos.',
  contact: 'Para qualquer outra encomenda, contacte-nos.',
} as const
export const otherCountry = 'Encomendou a partir da UE?'
export const changeCountry = 'Mudar de país'

// Step 2: what, and confirm
export const confirmLead = (order: string) => `Vai retratar-se do contrato da encomenda ${order}. Escolha os artigos.`
export const until = (day: string) => `Pode retratar-se até ${day}, inclusive.`
export const open = 'Pode retratar-se desde já e até 14 dias após a entrega.'
export const unitsLabel = (left: number) => `Unidades (de ${left})`
export const nothingLeft = 'Já devolvido ou incluído numa retratação'
export const unitsOfProduct = (product: string) => `: ${product}`
export const summary = (units: string, all: string, amount: string) =>
  `Artigos escolhidos: ${units} de ${all}, ${amount}.`
export const receiptTo = (email: string) => `Enviamos o aviso de receção para ${email}.`
export const otherOrder = 'Outra encomenda'
export const toOrder = 'Voltar à encomenda'

// The receipt
export const received = 'Recebemos a sua retratação'
export const receivedAt = 'Recebida em'
export const receiptSent = (email: string) => `Também enviámos este aviso de receção para ${email}.`
export const withdrawn = 'Artigos incluídos na retratação'
export const whatNext = 'O que acontece a seguir'
export const before = 'Retratações anteriores'

// On the page of an order
export const viewReceipt = 'Ver o aviso de receção'
