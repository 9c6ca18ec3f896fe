export const categories = {
  dresses: 'Abiti',
  tops: 'Top',
  bottoms: 'Pantaloni e gonne',
  accessories: 'Accessori',
}
export const comingSoonTitle = 'Prossima apertura'
export const comingSoonText = 'Lascia la tua e-mail e lo saprai prima di tutti.'
export const orderChanges =
  'Puoi modificare o annullare l’ordine entro 1 ora. Segui il link nell’e-mail di conferma per aprire la pagina dell’ordine e annullarlo o correggere l’indirizzo. Dopo, prepariamo il pacco.'
export const standardDelivery = 'Standard'
