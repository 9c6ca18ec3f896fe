// The words of Directive 2011/83/EU, Art. 11a (1) and (3).
export const withdrawHere = 'Hier de overeenkomst herroepen'
export const confirmWithdrawal = 'Herroeping bevestigen'

// Step 1: which order
export const title = 'Overeenkomst herroepen'
export const lead =
  'Heb je als consument besteld, dan kun je de overeenkomst tot 14 dagen na de bezorging herroepen, zonder opgave van redenen. Een account is niet nodig.'
export const name = 'Je naam'
export const orderNumber = 'Bestelnummer'
export const orderNumberHint = 'Het staat in je bevestigingsmail.'
export const email = 'E-mailadres van de bestelling'
export const emailHint = 'Naar dit adres sturen we de ontvangstbevestiging van je herroeping.'
export const next = 'Verder'
export const sending = 'Versturen…'
export const checkFields = 'Controleer deze velden'
export const unreachable = 'We konden de shop niet bereiken. Er is niets verloren gegaan: probeer het opnieuw.'

// Where the rule does not apply
export const notHere =
  'Online herroepen kan bij bestellingen uit landen waar de wet dit voorschrijft, zoals die in de Europese Unie.'
export const otherOrders = {
  returns: 'Voor alle andere bestellingen: zie [Verzending en retour](/returns) of stuur ons een bericht.',
  contact: 'Voor alle andere bestellingen: stuur ons een bericht.',
} as const
export const otherCountry = 'Besteld vanuit de EU?'
export const changeCountry = 'Land wijzigen'

// Step 2: what, and confirm
export const confirmLead = (order: string) => `Je herroept de overeenkomst van bestelling ${order}. Kies de artikelen.`
export const until = (day: string) => `Je kunt herroepen tot en met ${day}.`
export const open = 'Je kunt nu al herroepen, en nog tot 14 dagen na de bezorging.'
export const unitsLabel = (left: number) => `Aantal (van ${left})`
export const nothingLeft = 'Al herroepen of geretourneerd'
export const unitsOfProduct = (product: string) => `: ${product}`
export const summary = (units: string, all: string, amount: string) =>
  `Je herroept ${units} van ${all} artikelen, ${amount}.`
export const receiptTo = (email: string) => `We sturen de ontvangstbevestiging naar ${email}.`
export const otherOrder = 'Andere bestelling'
export const toOrder = 'Terug naar je bestelling'

// The receipt
export const received = 'We hebben je herroeping ontvangen'
export const receivedAt = 'Ontvangen op'
export const receiptSent = (email: string) => `We hebben deze ontvangstbevestiging ook naar ${email} gestuurd.`
export const withdrawn = 'Herroepen'
export const whatNext = 'Zo gaat het verder'
export const before = 'Eerdere herroepingen'

// On the page of an order
export const viewReceipt = 'Ontvangstbevestiging bekijken'
