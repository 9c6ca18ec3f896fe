// The browser storage of the store, at the end of the privacy policy

export const storageTitle = 'O que fica guardado no seu navegador'
export const storageIntro =
  'Esta loja não instala cookies no seu navegador. Guarda nele o seguinte, apenas para as funções que utiliza aqui. Nada disto serve para publicidade nem é partilhado com terceiros.'
export const storageName = 'Nome'
export const storagePurpose = 'Finalidade'
export const storageTimes = {
  local: 'Até apagar os dados deste site',
  session: 'Até fechar o separador',
}
export const storagePurposes = {
  cart: 'Os artigos do seu carrinho',
  'cart.old-prices': 'Os preços dos produtos quando os adicionou ao carrinho, para lhe mostrar alterações',
  'cart.damaged': 'Um carrinho que não foi possível ler, para o nosso apoio ao cliente',
  'wishlist.saved': 'Os preços e tamanhos dos favoritos quando os guardou, para lhe mostrar alterações',
  currency: 'A moeda em que vê os preços',
  session_id: 'Um número aleatório que identifica os seus favoritos',
  'recently-viewed': 'Os últimos produtos que viu',
  'my-sizes': 'Os tamanhos que guardou como seus',
  'in-my-size': 'Se as listas mostram apenas produtos no seu tamanho',
  'size-unit': 'Se os guias de tamanhos mostram centímetros ou polegadas',
  'body-measures': 'As medidas que indicou para encontrar o seu tamanho; nunca são enviadas',
  'review-votes': 'As avaliações que considerou úteis',
  'announcement.dismissed': 'O aviso que fechou',
  'locale.suggestion': 'Se fechou a sugestão de outro país ou idioma',
  'checkout.waiting': 'Uma encomenda que aguarda pagamento, para poder retomá-la',
  'checkout.draft': 'O que escreveu ao finalizar a compra, para nada se perder ao recarregar; sem dados de pagamento',
  'cart.key': 'Um número que evita que uma encomenda seja feita duas vezes',
  'react-router-scroll-positions': 'A sua posição na página, para quando voltar atrás',
}
export const producerNumbersTitle = 'Identificadores únicos do produtor (IDU)'
export const producerNumbersIntro = 'Nos termos do artigo L541-10-13 do Code de l’environnement francês:'
