// The browser storage of the store, at the end of the privacy policy

export const storageTitle = 'Che cosa viene salvato nel tuo browser'
export const storageIntro =
  'Questo shop non installa cookie nel browser di chi acquista. Salva nel tuo browser i dati seguenti, solo per le funzioni che usi qui. Nessuno di questi dati viene usato per la pubblicità o condiviso con altri.'
export const storageName = 'Nome'
export const storagePurpose = 'Finalità'
export const storageTimes = {
  local: 'Finché non cancelli i dati di questo sito',
  session: 'Finché non chiudi la scheda',
}
export const storagePurposes = {
  cart: 'Gli articoli nel tuo carrello',
  'cart.old-prices': 'I prezzi dei prodotti quando li hai aggiunti al carrello, per mostrarti le variazioni',
  'cart.damaged': 'Un carrello che non è stato possibile leggere, per la nostra assistenza',
  'wishlist.saved': 'I prezzi e le taglie dei preferiti quando li hai salvati, per mostrarti le variazioni',
  currency: 'La valuta in cui vedi i prezzi',
  session_id: 'Un numero casuale a cui sono collegati i tuoi preferiti',
  'recently-viewed': 'Gli ultimi prodotti che hai visto',
  'my-sizes': 'Le taglie che hai salvato come tue',
  'in-my-size': 'Se gli elenchi mostrano solo i prodotti nella tua taglia',
  'size-unit': 'Se le guide alle taglie mostrano centimetri o pollici',
  'body-measures': 'Le misure che hai inserito per trovare la tua taglia; non vengono mai inviate',
  'review-votes': 'Le recensioni che hai trovato utili',
  'announcement.dismissed': 'L’avviso che hai chiuso',
  'locale.suggestion': 'Se hai chiuso il suggerimento di un altro paese o di un’altra lingua',
  'checkout.waiting': 'Un ordine in attesa di pagamento, per poterlo riprendere',
  'checkout.draft':
    'Quello che hai inserito alla cassa, per non perderlo se ricarichi la pagina; nessun dato di pagamento',
  'cart.key': 'Un numero che evita di inviare due volte lo stesso ordine',
  'react-router-scroll-positions': 'Il punto della pagina in cui eri, per quando torni indietro',
}
export const producerNumbersTitle = 'Identificativi unici del produttore (IDU)'
export const producerNumbersIntro = 'Ai sensi dell’art. L541-10-13 del Code de l’environnement francese:'
