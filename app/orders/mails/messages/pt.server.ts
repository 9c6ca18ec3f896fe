import { plural } from '#app/lib/plural.ts'

// The state of an order, on its own page

export const delivery = {
  pending: { step: 'Recebida', title: 'Recebemos a sua encomenda', text: 'Começamos a prepará-la em breve. ' },
  processing: { step: 'Em preparação', title: 'Estamos a preparar a sua encomenda', text: '' },
  shipped: {
    step: 'Enviada',
    title: 'A sua encomenda está a caminho',
    text: 'A sua encomenda já saiu das nossas instalações e vai a caminho de si.',
    tracked: 'Siga a sua encomenda com o número de seguimento abaixo.',
  },
  delivered: {
    step: 'Entregue',
    title: 'A sua encomenda foi entregue',
    text: 'Esperamos que goste muito. Se algo não estiver bem, [contacte-nos](/contact).',
  },
  cancelled: { step: null, title: 'Encomenda cancelada', text: '' },
}
export const pickup = {
  shipped: {
    step: 'Pronta para recolha',
    title: 'A sua encomenda está pronta para recolha',
    text: 'Apresente o número da encomenda na loja.',
  },
  delivered: { step: 'Recolhida', title: 'Recolheu a sua encomenda' },
}
export const waitingForPayment = {
  title: 'A aguardar o seu pagamento',
  text: 'Os artigos estão reservados para si. Assim que recebermos o pagamento, preparamos a encomenda.',
} as const
export const onBackorder = (units: number) =>
  `${units} ${plural('pt', units, {
    one: 'dos seus artigos aguarda',
    other: 'dos seus artigos aguardam',
  })} reposição: enviamos a encomenda assim que tivermos tudo. `
export const whatNext = {
  pickup: 'Enviamos-lhe um e-mail quando estiver pronta para recolha.',
  delivery: 'Enviamos-lhe um e-mail com o número de seguimento quando for enviada.',
} as const
export const waitingForTransfer = {
  title: 'Transfira o valor total',
  text: 'Os artigos ficam reservados para si e são enviados assim que recebermos o pagamento.',
} as const
export const waitingForRest = (rest: string) => ({
  title: 'Recebemos parte do seu pagamento',
  text: `Transfira o valor em falta: ${rest}. Os artigos estão reservados para si.`,
})
export const paidOnDelivery = 'a pagar em dinheiro no momento da entrega'
export const arrived = (amount: string) => `recebemos ${amount}`
export const returned = (amount: string) =>
  `. Vamos devolver-lhe por transferência o valor que recebemos: ${amount}. O seu banco pode demorar alguns dias a mostrá-lo.`
export const paymentState = (method: string, state: string) => `${method}: ${state}`
export const notPaidInTime = 'O seu pagamento não chegou a tempo. Nada foi cobrado.'
export const cancelledBy = { shopper: 'Cancelou esta encomenda', store: 'Cancelámos esta encomenda' } as const

export const payments = {
  pending: { state: 'por pagar', cancelled: 'nada foi cobrado', afterCancelling: '. Nada foi cobrado.' },
  paid: {
    state: 'pago',
    afterCancelling: '. Ainda não reembolsámos o seu pagamento. Se tiver dúvidas, [contacte-nos](/contact).',
  },
  failed: { state: 'por pagar, nada foi cobrado', afterCancelling: '. Nada foi cobrado.' },
  partly_refunded: {
    state: 'pago, reembolsado em parte',
    afterCancelling: '. Já reembolsámos parte do que pagou: veja abaixo.',
    refundPending: '. Estamos a reembolsar parte do que pagou: veja abaixo.',
  },
  refunded: {
    state: 'reembolsado',
    afterCancelling: '. Já reembolsámos o que pagou.',
    refundPending: '. Estamos a reembolsar o que pagou.',
  },
}

// Why it cannot be changed
export const tooLateToCancel = {
  left: 'A sua encomenda já foi enviada, por isso já não pode ser cancelada aqui. Nada foi alterado. Contacte-nos.',
  over: 'O prazo de uma hora para cancelar a encomenda já passou. Nada foi alterado. Contacte-nos.',
} as const
export const tooLateToCorrect = {
  cancelled: 'Esta encomenda está cancelada, por isso a morada não pode ser alterada.',
  left: 'A sua encomenda já foi enviada, por isso já não é possível alterar a morada. Contacte-nos.',
  over: 'O prazo de uma hora para alterar a morada já passou. Nada foi alterado. Contacte-nos.',
} as const
export const addressErased = 'A morada desta encomenda foi apagada e não pode voltar a ser introduzida.'
export const formIncomplete =
  'Este formulário está incompleto ou tem um campo desconhecido. Recarregue a página e tente novamente.'
export const correctedElsewhere =
  'Entretanto, a morada foi alterada noutra janela ou por nós. As suas alterações continuam aqui: verifique-as e guarde novamente.'
export const otherZone =
  'O envio para essa morada pode ter outro preço. Cancele esta encomenda e faça uma nova, ou contacte-nos.'
export const otherTax =
  'Nessa morada aplicam-se outros impostos. Cancele esta encomenda e faça uma nova, ou contacte-nos.'

export const order = (number: string) => `Encomenda ${number}`
export const viewOrder = 'Ver a encomenda'
export const shippingTo = (method: string) => `Morada de envio (${method})`
export const confirmation = {
  subject: (store: string, number: string) => `A sua encomenda ${store} ${number}`,
  title: (firstName: string) => `Obrigado pela sua encomenda, ${firstName}.`,
  next: 'Já a estamos a preparar.',
  promise:
    'Durante a primeira hora, pode cancelar a encomenda na respetiva página ou, enquanto não for enviada, corrigir a morada.',
} as const
export const payInCash = (amount: string) => `Paga ${amount} em dinheiro quando receber a encomenda.`
export const paymentRequest = {
  subject: (store: string, number: string) => `A sua encomenda ${store} ${number} aguarda pagamento`,
  title: (firstName: string) => `Obrigado pela sua encomenda, ${firstName}.`,
  account: 'Dados bancários',
} as const
export const shipped = {
  delivery: 'está a caminho',
  pickup: 'está pronta para recolha',
  subject: (store: string, number: string, progress: string) => `A sua encomenda ${store} ${number} ${progress}`,
  title: (progress: string, firstName: string) => `A sua encomenda ${progress}, ${firstName}.`,
  tracking: (number: string) => `Número de seguimento: ${number}`,
  pickupAddress: 'Morada de recolha',
} as const
export const cancelled = {
  subject: (store: string, number: string) => `A sua encomenda ${store} ${number} foi cancelada`,
  title: 'A sua encomenda foi cancelada',
  by: {
    shopper: 'Cancelou esta encomenda, por isso nada será enviado.',
    staff: 'Tivemos de cancelar esta encomenda, por isso nada será enviado.',
    unpaid: 'O seu pagamento não chegou a tempo, por isso esta encomenda foi cancelada e nada será enviado.',
  },
  refund: (amount: string) => `Estamos a reembolsar ${amount} através do meio de pagamento original.`,
  refundInAll: (total: string) => `Com os reembolsos anteriores, são ${total} no total.`,
  notCharged: 'Nada lhe foi cobrado.',
  questions: (email: string) => `Se tiver alguma dúvida, escreva para ${email}.`,
} as const
export const refund = {
  subject: (store: string, number: string) => `Reembolso da sua encomenda ${store} ${number}`,
  title: (amount: string) => `O seu reembolso de ${amount}`,
  progress: (amount: string, total: string) => `Reembolsámos ${amount} do total de ${total} que lhe foi cobrado.`,
  when: 'O valor é devolvido através do meio de pagamento original. O seu banco pode demorar alguns dias a mostrá-lo.',
  amount: 'Este reembolso',
  about: {
    part: 'O reembolso diz respeito a uma parte da encomenda, não a artigos específicos.',
    shipping: 'O reembolso diz respeito aos portes de envio.',
  },
} as const
