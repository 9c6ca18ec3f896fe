export const rejections = {
  unknown: 'Deze kortingscode is niet geldig. Controleer hoe je hem hebt geschreven.',
  early: 'Deze kortingscode is nog niet geldig.',
  late: 'Deze kortingscode is niet meer geldig.',
  'used-up': 'Deze kortingscode is op.',
  nothing: 'Met deze kortingscode wordt je bestelling niet goedkoper.',
  yours: 'Je hebt deze kortingscode al gebruikt.',
  'too-many': 'Er zijn te veel kortingscodes geprobeerd vanaf je verbinding. Probeer het over een minuut opnieuw.',
} as const
export const minimum = (amount: string) => `Deze kortingscode geldt vanaf ${amount} aan artikelen.`
