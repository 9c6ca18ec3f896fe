export const categories = {
  dresses: 'Abiti',
  tops: 'Top',
  bottoms: 'Pantaloni e gonne',
  accessories: 'Accessori',
}
export const comingSoonTitle = 'Apriamo presto'
export const comingSoonText = 'Lascia la tua e-mail e lo saprai prima di tutti.'
export const orderChanges =
  'Puoi modificare o annullare l’ordine entro un’ora: nella pagina dell’ordine, a cui rimanda l’e-mail di conferma, puoi annullarlo o correggere l’indirizzo. Dopo, il pacco è in preparazione.'
export const standardDelivery = 'Standard'
