export const categories = {
  dresses: 'Vestidos',
  tops: 'Partes de cima',
  bottoms: 'Calças e saias',
  accessories: 'Acessórios',
}
export const comingSoonTitle = 'Abrimos em breve'
export const comingSoonText = 'Deixe o seu e-mail e será das primeiras pessoas a saber.'
export const orderChanges =
  'Pode alterar ou cancelar a encomenda durante a primeira hora: na página da encomenda, indicada no e-mail de confirmação, pode cancelá-la ou corrigir a morada. Depois, já estamos a preparar o pacote.'
export const standardDelivery = 'Normal'
