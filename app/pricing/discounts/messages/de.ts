export const rejections = {
  unknown: 'Dieser Rabattcode ist nicht gültig. Bitte prüfe die Schreibweise.',
  early: 'Dieser Rabattcode ist noch nicht gültig.',
  late: 'Dieser Rabattcode ist nicht mehr gültig.',
  'used-up': 'Dieser Rabattcode ist aufgebraucht.',
  nothing: 'Dieser Rabattcode macht deine Bestellung nicht günstiger.',
  yours: 'Du hast diesen Rabattcode schon eingelöst.',
  'too-many': 'Zu viele Rabattcodes über deine Verbindung ausprobiert. Bitte versuch es in einer Minute noch einmal.',
} as const
export const minimum = (amount: string) => `Dieser Rabattcode gilt ab einem Warenwert von ${amount}.`
