export const rejections = {
  unknown: 'Deze kortingscode is niet geldig. Controleer de spelling.',
  early: 'Deze kortingscode is nog niet geldig.',
  late: 'Deze kortingscode is niet meer geldig.',
  'used-up': 'Deze kortingscode is al opgebruikt.',
  nothing: 'Deze kortingscode geeft geen korting op je bestelling.',
  yours: 'Je hebt deze kortingscode al gebruikt.',
  'too-many': 'Te veel kortingscodes geprobeerd via je verbinding. Probeer het over een minuut opnieuw.',
} as const
export const minimum = (amount: string) => `Deze kortingscode geldt vanaf een subtotaal van ${amount}.`
