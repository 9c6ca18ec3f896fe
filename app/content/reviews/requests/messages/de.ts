export const requestMail = {
  subject: (store: string) => `Wie gefällt es dir? ${store}`,
  preview: 'Deine Bewertung hilft anderen, das Passende zu finden.',
  title: (firstName: string) => `Wie gefällt es dir, ${firstName}?`,
  text: 'Erzähl anderen, wie es sitzt und sich anfühlt. Es dauert eine Minute, und du brauchst kein Konto. Wir lesen jede Bewertung, ob gut oder schlecht, bevor wir sie veröffentlichen.',
  noMore: 'Bewertungs-E-Mails abbestellen',
} as const
export const reviewMails = {
  title: 'Bewertungs-E-Mails',
  text: 'Einige Tage nach einer Bestellung laden wir dich ein, sie zu bewerten. Hier kannst du diese E-Mails abbestellen. E-Mails zu deinen Bestellungen bekommst du weiterhin.',
  stop: 'Abbestellen',
  stopped: 'Du bekommst keine Bewertungs-E-Mails mehr.',
} as const
