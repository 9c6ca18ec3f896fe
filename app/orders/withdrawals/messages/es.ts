// The words of Directive 2011/83/EU, Art. 11a (1) and (3).
export const withdrawHere = 'Desistir del contrato aquí'
export const confirmWithdrawal = 'Confirmar desistimiento'

// Step 1: which order
export const title = 'Desistir del contrato'
export const lead =
  'Si compraste como particular, puedes desistir del contrato en los 14 días siguientes a la entrega, sin dar ningún motivo. No hace falta tener cuenta.'
export const name = 'Tu nombre y apellidos'
export const orderNumber = 'Número de pedido'
export const orderNumberHint = 'Está en tu correo de confirmación.'
export const email = 'Correo electrónico del pedido'
export const emailHint = 'Te enviaremos a esta dirección el acuse de recibo de tu desistimiento.'
export const next = 'Continuar'
export const sending = 'Enviando…'
export const checkFields = 'Revisa estos campos'
export const unreachable = 'No hemos podido conectar con la tienda. No se ha perdido nada: inténtalo de nuevo.'

// Where the rule does not apply
export const notHere =
  'El desistimiento en línea es para pedidos de países cuya ley lo exige, como los de la Unión Europea.'
export const otherOrders = {
  returns: 'Para cualquier otro pedido, consulta [Envíos y devoluciones](/returns) o escríbenos.',
  contact: 'Para cualquier otro pedido, escríbenos.',
} as const
export const otherCountry = '¿Has comprado desde la UE?'
export const changeCountry = 'Cambiar de país'

// Step 2: what, and confirm
export const confirmLead = (order: string) => `Vas a desistir del contrato del pedido ${order}. Elige los artículos.`
export const until = (day: string) => `Puedes desistir hasta el ${day} inclusive.`
export const open = 'Puedes desistir desde ahora y hasta 14 días después de la entrega.'
export const unitsLabel = (left: number) => `Unidades (de ${left})`
export const nothingLeft = 'Ya devuelto o incluido en un desistimiento'
export const unitsOfProduct = (product: string) => `: ${product}`
export const summary = (units: string, all: string, amount: string) =>
  `Artículos elegidos: ${units} de ${all}, ${amount}.`
export const receiptTo = (email: string) => `Te enviaremos el acuse de recibo a ${email}.`
export const otherOrder = 'Otro pedido'
export const toOrder = 'Volver a tu pedido'

// The receipt
export const received = 'Hemos recibido tu desistimiento'
export const receivedAt = 'Recibido el'
export const receiptSent = (email: string) => `También hemos enviado este acuse de recibo a ${email}.`
export const withdrawn = 'Artículos de los que desistes'
export const whatNext = 'Próximos pasos'
export const before = 'Desistimientos anteriores'

// On the page of an order
export const viewReceipt = 'Ver el acuse de recibo'
