export const requestMail = {
  subject: (store: string) => `Wie gefällt es dir? ${store}`,
  preview: 'Deine Bewertung hilft anderen, das Passende zu finden.',
  title: (firstName: string) => `Wie gefällt es dir, ${firstName}?`,
  text: 'Erzähl anderen, wie es sitzt und sich anfühlt. Es dauert eine Minute, und du brauchst kein Konto. Wir lesen jede Bewertung, bevor sie erscheint, ob gut oder schlecht.',
  noMore: 'Keine Mails über Bewertungen mehr',
} as const
export const reviewMails = {
  title: 'Mails über Bewertungen',
  text: 'Einige Tage nach einer Bestellung laden wir dich ein, sie zu bewerten. Hier kannst du das abbestellen. Mails zu deinen Bestellungen bekommst du weiterhin.',
  stop: 'Abbestellen',
  stopped: 'Du bekommst keine Mails über Bewertungen mehr.',
} as const
