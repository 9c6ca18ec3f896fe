export const paymentAway = 'We konden de betaalpagina niet bereiken. Probeer het opnieuw.'
export const orderName = (number: string) => `Bestelling ${number}`
export const amountRejected =
  'De betaalprovider accepteert dit bedrag niet. Er is niets besteld of afgeschreven. Wijzig je winkelmand.'
export const methodProblems = {
  'not-offered': 'Deze betaalmethode is niet meer beschikbaar. Kies een andere.',
  ended: 'De betaling van deze bestelling is gewijzigd. Controleer je bestelling opnieuw.',
} as const
export const payAnotherWay = 'Anders betalen'
export const changeMethod = 'Betaalmethode wijzigen'
export const changingMethod = 'Wordt gewijzigd…'
export const copyValue = (subject: string) => `${subject} kopiëren`
export const copied = (subject: string) => `${subject} gekopieerd`
export const notCopied = (subject: string) => `${subject}: kopiëren lukte niet. Selecteer de tekst zelf.`
export const scanCode = 'Scan deze code met je bankapp om de overschrijving in te vullen.'
export const payNotShown = 'We konden de betaalmogelijkheden niet laden.'
export const paymentOnItsWay = 'Bedankt. Deze pagina wordt bijgewerkt zodra je betaling is bevestigd.'
export const orderReceived = 'Bedankt. We hebben je bestelling ontvangen.'
export const paymentArrived = 'Bedankt. We hebben je betaling ontvangen.'
export const payNow = 'Nu betalen'
export const backToCheckout = 'Terug naar afrekenen'
export const cartStillHere = 'Je winkelmand is er nog.'
export const orderWaits = 'Je bestelling wacht op betaling'
export const orderWaitsText =
  'Je items zijn gereserveerd. Je winkelmand blijft ongewijzigd tot je betaling binnen is. Wil je iets wijzigen, annuleer deze bestelling dan en bestel opnieuw.'
export const goOnToPayment = 'Verder naar betaling'
export const changeOrder = 'Bestelling wijzigen'
export const seeOrder = 'Bekijk je bestelling'
