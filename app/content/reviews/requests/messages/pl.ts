export const requestMail = {
  subject: (store: string) => `Jak wrażenia? ${store}`,
  preview: 'Twoja opinia pomoże innym wybrać to, co pasuje.',
  title: (firstName: string) => `${firstName}, jak wrażenia?`,
  text: 'Napisz innym, jak leży i jaki jest materiał. To zajmie minutę i nie wymaga konta. Każdą opinię, dobrą czy złą, czytamy przed publikacją.',
  noMore: 'Nie chcę więcej maili o opiniach',
} as const
export const reviewMails = {
  title: 'Maile o opiniach',
  text: 'Kilka dni po zamówieniu prosimy o opinię. Tutaj możesz z tego zrezygnować. Maile o zamówieniach nadal będą przychodzić.',
  stop: 'Nie wysyłajcie mi ich więcej',
  stopped: 'Nie dostaniesz już więcej maili o opiniach.',
} as const
