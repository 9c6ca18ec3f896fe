export const requestMail = {
  subject: (store: string) => `O que achou? ${store}`,
  preview: 'A sua avaliação ajuda outras pessoas a acertar no tamanho.',
  title: (firstName: string) => `O que achou, ${firstName}?`,
  text: 'Conte como fica e como é o tecido. Demora só um minuto e não precisa de conta. Lemos cada avaliação antes de a publicar, seja boa ou má.',
  noMore: 'Não receber mais e-mails sobre avaliações',
} as const
export const reviewMails = {
  title: 'E-mails sobre avaliações',
  text: 'Alguns dias depois de uma encomenda, convidamos a avaliá-la. Aqui pode deixar de receber esses e-mails. Os e-mails sobre as suas encomendas continuam a chegar.',
  stop: 'Não quero receber mais',
  stopped: 'Não vai receber mais e-mails sobre avaliações.',
} as const
