import { formatNumber } from '#app/lib/format/number.ts'

// Before the order, and when a line is refused: why a product is exempt (Directive 2011/83/EU, Art. 16)
export const exemptions = {
  sealed: 'Selado por motivos de higiene: se for aberto após a entrega, perde-se o direito de livre resolução.',
  personal: 'Feito segundo as suas especificações: não há direito de livre resolução.',
} as const

// Why a form is refused
export const nameMissing = 'Escreva o seu nome'
export const orderNumberMissing = 'Escreva o número da sua encomenda'
export const orderNumberUnreadable = 'Este não é um número de encomenda desta loja: começam por IN, como IN1A2B3C4D'
export const invalidEmail = 'Indique um e-mail como ada@example.com'
export const noMatch =
  'Não encontrámos nenhuma encomenda com este número e este e-mail. Verifique ambos: o e-mail é o que usou ao encomendar. O que escreveu continua aqui.'
export const tooManyTries =
  'Houve demasiadas tentativas para esta encomenda. Tente novamente daqui a uma hora ou use a ligação na confirmação da encomenda.'
export const unitsUnreadable = 'Escreva um número inteiro, ou 0 para manter o artigo'
export const tooManyUnits = (left: number) => `Pode incluir, no máximo, ${formatNumber(left)}`
export const noUnits = 'Indique quantas unidades quer incluir na retratação'
export const formIncomplete =
  'Este formulário está incompleto ou contém um campo que não lhe pertence. Tente novamente.'

// Why nothing of an order can be withdrawn
export const refusals = {
  notCovered: 'Esta encomenda foi feita numa loja sem retratação online. Para uma devolução, escreva-nos.',
  cancelled: 'Esta encomenda já está cancelada, por isso já não há contrato de que se retratar.',
  imported:
    'Esta encomenda foi feita na nossa loja anterior, por isso não é possível retratar-se dela aqui. Escreva-nos.',
  erased:
    'Os dados pessoais desta encomenda foram apagados, por isso não é possível retratar-se dela aqui. Escreva-nos.',
  exempt: 'Não há direito de livre resolução para o que está nesta encomenda:',
  returned: 'Tudo nesta encomenda já foi devolvido, por isso não há mais nada a incluir numa retratação.',
} as const
export const late = (day: string) =>
  `O prazo para se retratar desta encomenda terminou em ${day}. Se houver algum problema com o que comprou, mantém os seus outros direitos: escreva-nos.`

// The receipt, on the page and by mail: what happens next
export const next = {
  cancelled: 'A sua encomenda ainda não tinha sido enviada, por isso fica cancelada. Devolvemos-lhe tudo o que pagou.',
  unshipped: (day: string) =>
    `A sua encomenda ainda não foi enviada: retiramos os artigos incluídos na retratação e reembolsamos até ${day}, pelo meio de pagamento que usou.`,
  shipped: (day: string) =>
    `Envie os artigos de volta até ${day}. Reembolsamos até esse mesmo dia, pelo meio de pagamento que usou; podemos esperar até os recebermos ou até nos mostrar que os enviou.`,
} as const
export const receiptLine = (variant: string, units: number) => `${variant}, unidades incluídas na retratação: ${units}`

// The receipt by mail
export const mail = {
  subject: (store: string, order: string) => `A sua retratação da encomenda ${store} ${order}`,
  title: 'Recebemos a sua retratação',
  text: (order: string, at: string) =>
    `Retratou-se do contrato da encomenda ${order}. Recebemos a sua retratação em ${at}.`,
  name: 'O seu nome',
  receivedAt: 'Recebida em',
} as const

// Of an order that was never paid
export const nextUnpaid = {
  cancelled:
    'A sua encomenda ainda não tinha sido enviada, por isso fica cancelada. Não recebemos qualquer pagamento, por isso não há nada a reembolsar.',
  unshipped: () =>
    'A sua encomenda ainda não foi enviada: retiramos os artigos incluídos na retratação. Não recebemos qualquer pagamento, por isso não há nada a reembolsar.',
  shipped: (day: string) =>
    `Envie os artigos de volta até ${day}. Não recebemos qualquer pagamento, por isso não há nada a reembolsar.`,
} as const

// The words of Directive 2011/83/EU, Annex I (B)
export const modelForm = {
  title: 'Modelo de formulário de retratação',
  lead: 'Também pode usar este formulário, em papel ou por e-mail. Não é obrigatório.',
  hint: '(só deve preencher e devolver o presente formulário se quiser retratar-se do contrato)',
  to: 'Para',
  declaration:
    'Pela presente comunico/comunicamos (*) que me retrato/nos retratamos (*) do meu/nosso (*) contrato de compra e venda relativo ao seguinte bem/para a prestação do seguinte serviço (*)',
  ordered: 'Solicitado em (*)/recebido em (*)',
  name: 'Nome do(s) consumidor(es)',
  address: 'Endereço do(s) consumidor(es)',
  signature: 'Assinatura do(s) consumidor(es) (só no caso de o presente formulário ser notificado em papel)',
  date: 'Data',
  choice: '(*) Riscar o que não interessa.',
  print: 'Imprimir',
} as const
