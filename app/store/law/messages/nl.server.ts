// The browser storage of the store, at the end of the privacy policy

export const storageTitle = 'Wat er in je browser wordt opgeslagen'
export const storageIntro =
  'Deze shop plaatst geen cookies als je winkelt. In je browser wordt het volgende opgeslagen, alleen voor de functies die je hier gebruikt. Niets daarvan wordt voor reclame gebruikt of met anderen gedeeld.'
export const storageName = 'Naam'
export const storagePurpose = 'Doel'
export const storageTimes = {
  local: 'Tot je de gegevens van deze site wist',
  session: 'Tot je het tabblad sluit',
}
export const storagePurposes = {
  cart: 'De artikelen in je winkelmand',
  'cart.old-prices': 'De prijzen van artikelen toen je ze aan je winkelmand toevoegde, om je wijzigingen te tonen',
  'cart.damaged': 'Een winkelmand die niet kon worden gelezen, voor onze klantenservice',
  'wishlist.saved': 'De prijzen en maten van bewaarde artikelen toen je ze bewaarde, om je wijzigingen te tonen',
  currency: 'De valuta waarin je prijzen bekijkt',
  session_id: 'Een willekeurig nummer waar je verlanglijst bij hoort',
  'recently-viewed': 'De artikelen die je het laatst hebt bekeken',
  'my-sizes': 'De maten die je als jouw maten hebt bewaard',
  'in-my-size': 'Of lijsten alleen artikelen in jouw maat tonen',
  'size-unit': 'Of maattabellen centimeters of inches tonen',
  'body-measures': 'De afmetingen die je hebt ingevuld om je maat te vinden; ze worden nooit verstuurd',
  'review-votes': 'Welke reviews je nuttig vond',
  'announcement.dismissed': 'Welke mededeling je hebt gesloten',
  'locale.suggestion': 'Of je de suggestie voor een ander land of een andere taal hebt gesloten',
  'checkout.waiting': 'Een bestelling die op betaling wacht, om ermee verder te gaan',
  'checkout.draft':
    'Wat je bij het afrekenen hebt ingevuld, zodat er bij het vernieuwen niets verloren gaat; geen betaalgegevens',
  'cart.key': 'Een nummer dat voorkomt dat een bestelling dubbel wordt geplaatst',
  'react-router-scroll-positions': 'Je scrolpositie, voor als je teruggaat',
}
export const producerNumbersTitle = 'Unieke identificatienummers van de producent (IDU)'
export const producerNumbersIntro = 'Volgens artikel L541-10-13 van de Franse Code de l’environnement:'
