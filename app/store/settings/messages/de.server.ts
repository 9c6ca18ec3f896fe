export const categories = {
  shipping: 'Versand',
  returns: 'Rückgabe & Umtausch',
  sizing: 'Größen',
  orders: 'Bestellungen',
  products: 'Artikel',
} as const

/** Their answers are the owner's. */
export const questions = {
  'free-shipping': 'Ist der Versand kostenlos?',
  'delivery-times': 'Wie lange dauert die Lieferung?',
  international: 'Liefert ihr auch ins Ausland?',
  'shipping-policy': 'Welche Versandbedingungen gelten?',
  'return-policy': 'Welche Bedingungen gelten für die Rückgabe?',
  exchanges: 'Kann ich ein Teil in eine andere Größe umtauschen?',
  'sale-items': 'Kann ich reduzierte Artikel zurückgeben?',
  'change-or-cancel': 'Kann ich meine Bestellung ändern oder stornieren?',
} as const

type Tax = 'included' | 'added' | null

export const shippingCost = (tax: Tax) =>
  tax === 'added' ? 'Wann sehe ich Versandkosten und Steuern?' : 'Wann sehe ich die Versandkosten?'
export const shippingCostAnswer = (tax: Tax) =>
  `${tax === 'included' ? 'Alle Preise verstehen sich inkl. MwSt. ' : ''}${tax === 'added' ? 'Versandkosten und Steuern' : 'Die Versandkosten'} siehst du an der Kasse. Sie hängen von deiner Adresse und der gewählten Versandart ab. Die Gesamtsumme steht fest, bevor du bezahlst.`
export const currency = 'In welcher Währung bezahle ich?'
/** `others`: the names of the currencies that pages can show, '' without any. */
export const currencyAnswer = (charged: string, others: string) => {
  const answer = `Deine Bestellung wird in dieser Währung abgerechnet: ${charged}.`
  if (others === '') return answer
  return `${answer} Auf der Artikelseite, im Warenkorb und an der Kasse kannst du dir die Preise auch umgerechnet anzeigen lassen: ${others}. Daneben steht dann der Betrag, der abgebucht wird.`
}

export const entries = {
  'start-a-return': {
    question: 'Wie schicke ich etwas zurück?',
    answer:
      'Schreib uns über die Kontaktseite, mit deiner Bestellnummer und den Teilen, die du zurückgeben möchtest. Wir antworten dir mit den nächsten Schritten.',
  },
  'find-my-size': {
    question: 'Wie finde ich meine Größe?',
    answer:
      'Geh von der Größe aus, die du sonst trägst. Auf jeder Artikelseite steht, wie ein Teil geschnitten ist und woraus es besteht: Gewebte Stoffe behalten ihre Form, Strick gibt etwas nach.',
  },
  'between-sizes': {
    question: 'Was, wenn ich zwischen zwei Größen liege?',
    answer:
      'Nimm bei Leinen, Satin, Popeline und Wolle die größere und bei Strick die kleinere. Wenn du noch unsicher bist, frag uns über die Kontaktseite.',
  },
  'one-size': {
    question: 'Was bedeutet „Einheitsgröße“?',
    answer:
      'Dieses Teil gibt es nur in einer Größe, wie es bei Taschen, Schals und Hüten oft der Fall ist. Du musst nichts auswählen.',
  },
  'sold-out-size': {
    question: 'Meine Größe ist durchgestrichen. Was nun?',
    answer:
      'In dieser Farbe ist sie ausverkauft. Vielleicht gibt es sie noch in einer anderen Farbe. Wenn du das Teil auf deine Wunschliste setzt, findest du es dort wieder.',
  },
  'order-placed': {
    question: 'Woher weiß ich, dass meine Bestellung eingegangen ist?',
    answer:
      'Nach dem Bestellen siehst du deine Bestellnummer und kommst von dort zur Bestellseite, auf der du verfolgen kannst, wie es weitergeht. Den Link schicken wir dir auch per E-Mail, zusammen mit allem, was du bestellt hast.',
  },
  'ways-to-pay': {
    question: 'Wie kann ich bezahlen?',
    answer: 'Du kannst mit Kreditkarte, PayPal, Apple Pay oder Google Pay bezahlen.',
  },
  account: {
    question: 'Brauche ich ein Konto, um zu bestellen?',
    answer:
      'Nein, eine E-Mail-Adresse und eine Lieferadresse genügen. Dein Warenkorb und deine Wunschliste bleiben in dem Browser, den du benutzt.',
  },
  'materials-and-care': {
    question: 'Woraus bestehen eure Teile, und wie pflege ich sie?',
    answer: 'Material und Pflegehinweise findest du auf jeder Artikelseite unter „Details“.',
  },
  colors: {
    question: 'Sieht die Farbe aus wie auf dem Bild?',
    answer:
      'So genau, wie ein Bildschirm sie zeigen kann. Wähle auf der Artikelseite eine Farbe, um sie zu sehen. Wenn es auf den genauen Ton ankommt, frag uns.',
  },
  availability: {
    question: 'Was bedeuten „Ausverkauft“ und „Bestellbar, wird nachgeliefert“?',
    answer:
      '„Ausverkauft“ heißt, dass zurzeit nichts mehr bestellbar ist. „Bestellbar, wird nachgeliefert“ heißt, dass du heute bestellen kannst und wir das Teil verschicken, sobald es wieder da ist.',
  },
} as const
