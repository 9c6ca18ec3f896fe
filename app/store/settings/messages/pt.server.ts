export const categories = {
  shipping: 'Envios',
  returns: 'Devoluções e trocas',
  sizing: 'Tamanhos',
  orders: 'Encomendas',
  products: 'Produtos',
} as const

/** Their answers are the owner's. */
export const questions = {
  'free-shipping': 'O envio é grátis?',
  'delivery-times': 'Quanto tempo demora a entrega?',
  international: 'Fazem envios internacionais?',
  'shipping-policy': 'Qual é a vossa política de envios?',
  'return-policy': 'Qual é a vossa política de devoluções?',
  exchanges: 'Posso trocar uma peça por outro tamanho?',
  'sale-items': 'Posso devolver peças em promoção?',
  'change-or-cancel': 'Posso alterar ou cancelar a minha encomenda?',
} as const

type Tax = 'included' | 'added' | null

export const shippingCost = (tax: Tax) =>
  tax === 'added' ? 'Quando vejo os custos de envio e os impostos?' : 'Quando vejo os custos de envio?'
export const shippingCostAnswer = (tax: Tax) =>
  `${tax === 'included' ? 'Os preços incluem impostos. ' : ''}${tax === 'added' ? 'O envio e os impostos são calculados' : 'O envio é calculado'} ao finalizar a compra, de acordo com a sua morada e o método de envio que escolher. O total aparece antes do pagamento.`
export const currency = 'Em que moeda é feita a cobrança?'
/** `others`: the names of the currencies that pages can show, '' without any. */
export const currencyAnswer = (charged: string, others: string) => {
  const answer = `As encomendas são cobradas em ${charged}.`
  if (others === '') return answer
  return `${answer} Na página do produto, no carrinho e ao finalizar a compra, também pode ver os preços noutras moedas: ${others}. O valor cobrado aparece ao lado.`
}

export const entries = {
  'start-a-return': {
    question: 'Como faço uma devolução?',
    answer:
      'Escreva-nos através da página de contacto, com o número da encomenda e as peças que quer devolver. Respondemos com os passos seguintes.',
  },
  'find-my-size': {
    question: 'Como encontro o meu tamanho?',
    answer:
      'Comece pelo tamanho que costuma usar. A página de cada peça explica o corte e o material: os tecidos mantêm a forma, as malhas cedem um pouco.',
  },
  'between-sizes': {
    question: 'E se estiver entre dois tamanhos?',
    answer:
      'Escolha o maior para linho, cetim, popelina e lã, e o menor para malhas. Se ainda tiver dúvidas, escreva-nos através da página de contacto.',
  },
  'one-size': {
    question: 'O que significa “Tamanho único”?',
    answer: 'A peça é feita num só tamanho, como é habitual em malas, lenços e chapéus. Não precisa de escolher nada.',
  },
  'sold-out-size': {
    question: 'O meu tamanho está riscado. E agora?',
    answer:
      'Está esgotado na cor que está a ver. Talvez ainda exista noutra cor. Adicione a peça aos favoritos para a encontrar mais tarde.',
  },
  'order-placed': {
    question: 'Como sei que a minha encomenda foi feita?',
    answer:
      'Depois da compra, vê o número da encomenda e um link para a página onde a pode acompanhar. Também enviamos esse link por e-mail, com tudo o que encomendou.',
  },
  'ways-to-pay': {
    question: 'Como posso pagar?',
    answer: 'Pode pagar com cartão de crédito, PayPal, Apple Pay ou Google Pay.',
  },
  account: {
    question: 'Preciso de uma conta para encomendar?',
    answer:
      'Não. Bastam um e-mail e uma morada de envio. O carrinho e os favoritos ficam guardados no navegador que utiliza.',
  },
  'materials-and-care': {
    question: 'De que são feitas as vossas peças e como cuidar delas?',
    answer: 'Os detalhes na página de cada peça indicam os materiais e os cuidados a ter.',
  },
  colors: {
    question: 'A cor será igual à da imagem?',
    answer:
      'Tanto quanto um ecrã a consegue mostrar. Escolha uma cor na página da peça para a ver e pergunte-nos se o tom tiver de ser exato.',
  },
  availability: {
    question: 'O que significam “Esgotado” e “Disponível por encomenda”?',
    answer:
      '“Esgotado” significa que, por agora, já não é possível encomendar. “Disponível por encomenda” significa que pode encomendar hoje e enviamos a peça assim que voltar a haver stock.',
  },
} as const
