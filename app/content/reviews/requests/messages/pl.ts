export const requestMail = {
  subject: (store: string) => `Jak wrażenia? ${store}`,
  preview: 'Twoja opinia pomoże innym wybrać właściwy rozmiar.',
  title: (firstName: string) => `${firstName}, jak wrażenia?`,
  text: 'Napisz innym, jak leży i jaki jest materiał. To zajmie minutę i nie wymaga konta. Każdą opinię, dobrą czy złą, czytamy przed publikacją.',
  noMore: 'Zrezygnuj z próśb o opinię',
} as const
export const reviewMails = {
  title: 'Prośby o opinię',
  text: 'Kilka dni po zamówieniu prosimy mailowo o opinię. Tutaj możesz z tych wiadomości zrezygnować. Maile o zamówieniach nadal będą przychodzić.',
  stop: 'Zrezygnuj z próśb o opinię',
  stopped: 'Nie dostaniesz już więcej próśb o opinię.',
} as const
