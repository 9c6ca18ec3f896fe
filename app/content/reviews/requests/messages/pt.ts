export const requestMail = {
  subject: (store: string) => `O que achou? ${store}`,
  preview: 'A sua avaliação ajuda outras pessoas a acertar no tamanho.',
  title: (firstName: string) => `O que achou, ${firstName}?`,
  text: 'Conte como fica e como é o tecido. Demora só um minuto e não precisa de conta. Lemos todas as avaliações, boas ou más, antes de as publicar.',
  noMore: 'Não receber mais e-mails sobre avaliações',
} as const
export const reviewMails = {
  title: 'E-mails sobre avaliações',
  text: 'Alguns dias depois de uma encomenda, enviamos um convite para a avaliar. Aqui pode deixar de receber esses e-mails. Continua a receber os e-mails sobre as suas encomendas.',
  stop: 'Deixar de receber',
  stopped: 'Não vai receber mais e-mails sobre avaliações.',
} as const
