export const requestMail = {
  subject: (store: string) => `Hoe bevalt het? ${store}`,
  preview: 'Met je review help je anderen kiezen wat past.',
  title: (firstName: string) => `Hoe bevalt het, ${firstName}?`,
  text: 'Vertel anderen hoe het zit en aanvoelt. Het kost je een minuut en je hebt geen account nodig. We lezen elke review voor we hem plaatsen, goed of slecht.',
  noMore: 'Geen mails meer over reviews',
} as const
export const reviewMails = {
  title: 'Mails over reviews',
  text: 'Een paar dagen na een bestelling vragen we je om een review. Dat kun je hier uitzetten. Mails over je bestellingen blijf je krijgen.',
  stop: 'Stuur ze niet meer',
  stopped: 'Je krijgt geen mails over reviews meer.',
} as const
