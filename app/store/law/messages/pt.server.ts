// What the store keeps in the shopper's browser, at the end of the privacy policy

export const storageTitle = 'O que fica guardado no seu navegador'
export const storageIntro =
  'Esta loja não instala cookies no seu navegador. Guarda nele o seguinte, apenas para o que utiliza aqui. Nada disto serve para publicidade nem é partilhado com terceiros.'
export const storageName = 'Nome'
export const storagePurpose = 'Para quê'
export const storageTimes = {
  local: 'Até apagar os dados deste site',
  session: 'Até fechar o separador',
}
export const storagePurposes = {
  cart: 'O que está no seu carrinho',
  'cart.old-prices': 'Quanto custavam os produtos do carrinho quando os adicionou, para lhe mostrar uma alteração',
  'cart.damaged': 'Um carrinho que não foi possível ler, para o nosso apoio ao cliente',
  currency: 'A moeda em que vê os preços',
  session_id: 'Um número aleatório ao qual os seus favoritos estão associados',
  'recently-viewed': 'Os últimos produtos que viu',
  'my-sizes': 'Os tamanhos que escolheu como seus',
  'in-my-size': 'Se as listas mostram apenas produtos no seu tamanho',
  'size-unit': 'Se os guias de tamanhos mostram centímetros ou polegadas',
  'body-measures': 'As medidas que escreveu para encontrar o seu tamanho; nunca são enviadas',
  'review-votes': 'Que avaliações considerou úteis',
  'announcement.dismissed': 'Que aviso fechou',
  'locale.suggestion': 'Que fechou a sugestão de outro país ou idioma',
  'checkout.waiting': 'Uma encomenda que aguarda pagamento, para poder retomá-la',
  'checkout.draft': 'O que escreveu ao finalizar a compra, para nada se perder ao recarregar; sem dados de pagamento',
  'cart.key': 'Um número que evita que uma encomenda seja feita duas vezes',
  'react-router-scroll-positions': 'Em que ponto da página estava, para quando voltar atrás',
}
export const producerNumbersTitle = 'Identificadores únicos do produtor (IDU)'
export const producerNumbersIntro = 'Nos termos do artigo L541-10-13 do Code de l’environnement francês:'
