export const requestMail = {
  subject: (store: string) => `Hoe bevalt het? ${store}`,
  preview: 'Met je review help je anderen te kiezen wat past.',
  title: (firstName: string) => `Hoe bevalt het, ${firstName}?`,
  text: 'Vertel anderen hoe het zit en aanvoelt. Het kost je een minuut en je hebt geen account nodig. We lezen elke review, goed of slecht, voordat we hem plaatsen.',
  noMore: 'Stop reviewmails',
} as const
export const reviewMails = {
  title: 'Reviewmails',
  text: 'Een paar dagen na een bestelling vragen we je om een review. Deze mails kun je hier stopzetten. Mails over je bestellingen blijf je krijgen.',
  stop: 'Stop reviewmails',
  stopped: 'Je krijgt geen reviewmails meer.',
} as const
