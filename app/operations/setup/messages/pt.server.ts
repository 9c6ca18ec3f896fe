export const categories = {
  dresses: 'Vestidos',
  tops: 'Partes de cima',
  bottoms: 'Calças e saias',
  accessories: 'Acessórios',
}
export const comingSoonTitle = 'Abrimos em breve'
export const comingSoonText = 'Deixe o seu e-mail e será das primeiras pessoas a saber.'
export const orderChanges =
  'Pode alterar ou cancelar a encomenda durante a primeira hora. Siga o link do e-mail de confirmação até à página da encomenda para a cancelar ou corrigir a morada. Depois disso, preparamos o envio.'
export const standardDelivery = 'Normal'
