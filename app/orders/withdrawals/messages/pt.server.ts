import { formatNumber } from '#app/lib/format/number.ts'

// Before the order, and when a line is rejected: why a product is exempt (Directive 2011/83/EU, Art. 16)
export const exemptions = {
  sealed: 'Selado por motivos de higiene: se for aberto após a entrega, perde-se o direito de retratação.',
  personal: 'Feito segundo as suas especificações: não há direito de retratação.',
} as const

// These messages reject a form
export const nameMissing = 'Indique o seu nome'
export const orderNumberMissing = 'Indique o número da sua encomenda'
export const orderNumberUnreadable = 'Indique um número de encomenda desta loja. Começa por IN, como IN1A2B3C4D'
export const invalidEmail = 'Indique um e-mail como ada@example.com'
export const noMatch =
  'Não encontrámos nenhuma encomenda com este número e este e-mail. Verifique ambos e use o e-mail com que fez a encomenda. O que escreveu continua aqui.'
export const tooManyTries =
  'Demasiadas tentativas para esta encomenda. Tente novamente daqui a uma hora ou use o link no e-mail de confirmação.'
export const unitsUnreadable = 'Indique um número inteiro, 1 ou mais'
export const tooManyUnits = (left: number) => `Pode incluir, no máximo, ${formatNumber(left)}`
export const noUnits = 'Escolha pelo menos um artigo'
export const formIncomplete = 'Este formulário está incompleto ou tem um campo desconhecido. Tente novamente.'

// Why nothing of an order can be withdrawn
export const rejections = {
  notCovered:
    'A retratação online não está disponível para esta encomenda. Para uma devolução, [contacte-nos](/contact).',
  returnInstead: 'A retratação online não está disponível para esta encomenda, mas pode devolver estes artigos.',
  cancelled: 'Esta encomenda já está cancelada, por isso já não há contrato de que se retratar.',
  imported:
    'Esta encomenda foi feita na nossa loja anterior, por isso não é possível retratar-se dela aqui. [Contacte-nos](/contact).',
  erased:
    'Os dados pessoais desta encomenda foram apagados, por isso não é possível retratar-se dela aqui. [Contacte-nos](/contact).',
  exempt: 'Não há direito de retratação para os artigos desta encomenda:',
  returned: 'Todos os artigos desta encomenda já foram devolvidos, por isso já não há contrato de que se retratar.',
} as const
export const late = (day: string) =>
  `O prazo de retratação desta encomenda terminou em ${day}. Se houver algum problema com o que comprou, mantém os seus outros direitos: [contacte-nos](/contact).`

// The receipt, on the page and by mail: what happens next
export const next = {
  cancelled: 'A sua encomenda ainda não tinha sido enviada, por isso fica cancelada. Reembolsamos tudo o que pagou.',
  unshipped: (day: string) =>
    `A sua encomenda ainda não foi enviada. Retiramos os artigos incluídos na retratação e reembolsamos o valor até ${day}, através do meio de pagamento original.`,
  shipped: (day: string) =>
    `Devolva os artigos até ${day}. Reembolsamos o valor até esse mesmo dia, através do meio de pagamento original. Podemos aguardar até os recebermos ou até que nos prove que os enviou.`,
} as const
export const sendTo = (address: string) => `Morada de devolução: ${address}.`
export const addressOnRequest = (email: string) => `Para saber a morada de devolução, escreva para ${email}.`
export const refundAccount = (email: string) =>
  `Para podermos transferir o reembolso, envie para ${email} o nome do titular da sua conta e o IBAN ou o número da conta.`
export const withdrawnUnits = (units: number) => `Unidades incluídas na retratação: ${units}`

// The receipt by mail
export const mail = {
  subject: (store: string, order: string) => `A sua retratação da encomenda ${store} ${order}`,
  title: 'Recebemos a sua retratação',
  text: (order: string, at: string) =>
    `Retratou-se do contrato da encomenda ${order}. Recebemos a sua retratação em ${at}.`,
  name: 'O seu nome',
  receivedAt: 'Recebida em',
} as const

// For an order that was never paid
export const nextUnpaid = {
  cancelled:
    'A sua encomenda ainda não tinha sido enviada, por isso fica cancelada. Não recebemos qualquer pagamento, por isso não há nada a reembolsar.',
  unshipped: () =>
    'A sua encomenda ainda não foi enviada. Retiramos os artigos incluídos na retratação. Não recebemos qualquer pagamento, por isso não há nada a reembolsar.',
  shipped: (day: string) =>
    `Devolva os artigos até ${day}. Não recebemos qualquer pagamento, por isso não há nada a reembolsar.`,
} as const

// The words of Directive 2011/83/EU, Annex I (B)
export const modelForm = {
  title: 'Modelo de formulário de retratação',
  lead: 'Em alternativa, pode usar este formulário, em papel ou por e-mail. Não é obrigatório.',
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

// The instructions of Directive 2011/83/EU, Annex I (A), for goods
export const instruction = {
  title: 'Instruções de retratação',
  right:
    'Tem o direito de se retratar do presente contrato no prazo de 14 dias, sem necessitar de apresentar qualquer motivo. O prazo para exercício do direito de retratação expira 14 dias a contar do dia em que adquire ou um terceiro por si indicado, que não seja o transportador, adquire a posse física do último bem.',
  declaration: (seller: string, url: string) =>
    `A fim de exercer o seu direito de retratação, tem de nos comunicar (${seller}) a sua decisão de se retratar do presente contrato por meio de uma declaração inequívoca (por exemplo, carta enviada pelo correio ou correio eletrónico). Pode utilizar o modelo de formulário de retratação abaixo, mas tal não é obrigatório. Pode também exercer o seu direito de retratação online em ${url}. Se utilizar esta função online, enviar-lhe-emos sem demora injustificada, num suporte duradouro (por exemplo, por correio eletrónico), um aviso de receção da retratação, com o respetivo conteúdo e a data e hora da sua apresentação.`,
  deadline:
    'Para que o prazo de retratação seja respeitado, basta que a sua comunicação referente ao exercício do direito de retratação seja enviada antes do termo do prazo de retratação.',
  refund:
    'Em caso de retratação do presente contrato, ser-lhe-ão reembolsados todos os pagamentos efetuados, incluindo os custos de entrega (com exceção de custos suplementares resultantes da sua escolha de uma modalidade de envio diferente da modalidade menos onerosa de envio normal por nós oferecida), sem demora injustificada e, em qualquer caso, o mais tardar 14 dias a contar da data em que formos informados da sua decisão de se retratar do presente contrato. Efetuamos esses reembolsos usando o mesmo meio de pagamento que usou na transação inicial, salvo acordo expresso em contrário da sua parte; em qualquer caso, não incorre em quaisquer custos como consequência de tal reembolso. Podemos reter o reembolso até termos recebido os bens devolvidos, ou até que apresente prova do envio dos bens, consoante o que ocorrer primeiro.',
  sending:
    'Deve devolver os bens ou entregar-no-los, sem demora injustificada e o mais tardar 14 dias a contar do dia em que nos informar da sua retratação do contrato. Considera-se que o prazo é respeitado se devolver os bens antes do termo do prazo de 14 dias.',
  cost: 'Tem de suportar os custos diretos da devolução dos bens, salvo se a nossa política de devoluções previr que somos nós a suportá-los.',
  value:
    'Só é responsável pela depreciação dos bens que decorra de uma manipulação que exceda o necessário para verificar a natureza, as características e o funcionamento dos bens.',
} as const
