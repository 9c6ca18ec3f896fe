import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const write = 'Escrever avaliação'
export const writeReviewTitle = (product: string) => `Avaliar ${product}`
export const pageTitle = (store: string) => `Escrever avaliação · ${store}`
export const yourRating = 'A sua classificação'
export const ratings = {
  5: '5 de 5, excelente',
  4: '4 de 5, bom',
  3: '3 de 5, razoável',
  2: '2 de 5, fraco',
  1: '1 de 5, mau',
} as const
export const fitQuestion = 'Como veste?'
export const noFit = 'Não sei dizer'
export const fields = {
  title: 'Título',
  comment: 'A sua avaliação',
  file: 'Fotos',
  name: 'Nome público',
  usualSize: 'O tamanho que costuma usar',
  height: 'A sua altura',
} as const
export const commentHint = 'De que gosta e de que não gosta? Como é o tecido?'
export const photoHint = (photos: number) =>
  `Até ${photos} ficheiros JPEG, PNG, WebP ou AVIF. Os dados de localização são removidos.`
export const addPhotos = 'Adicionar fotos'
export const photosAgain = 'Volte a escolher as fotos. O navegador não as guardou.'
export const noChoice = 'Prefiro não dizer'
export const promise =
  'Lemos todas as avaliações, boas ou más, antes de as publicar. Mostramos o tamanho que comprou e mais nada da sua encomenda.'
export const send = 'Enviar avaliação'
export const sending = 'A enviar…'
export const thanks = 'Obrigado. Publicamos a sua avaliação depois de a lermos.'
export const states = {
  written: 'Já avaliou este artigo.',
  early: 'Pode avaliar este artigo depois de o receber.',
  gone: 'Já não é possível avaliar este artigo.',
} as const
export const rejections = {
  written: 'Outra pessoa já avaliou este artigo com o link desta encomenda.',
  early: 'Pode avaliar este artigo depois de o receber. O que escreveu continua aqui.',
  gone: 'Já não é possível avaliar este artigo, porque deixámos de o vender. O que escreveu continua aqui.',
} as const
export const toOrder = 'Voltar à encomenda'
export const others = 'Também desta encomenda'
export const checkFields = 'Verifique estes campos'
export const away = 'Não foi possível aceder à loja. Nada se perdeu: tente novamente.'
export const incomplete = 'Este formulário está incompleto. Recarregue a página.'
export const chooseRating = 'Escolha de uma a cinco estrelas'
export const unknownChoice = 'Escolha uma das opções'
export const nameMissing = 'Indique um nome. Basta o primeiro.'
export const tooLong = (max: number) => `Texto demasiado longo: no máximo, ${formatNumber(max)} caracteres.`
export const oneLine = 'Use apenas uma linha'
export const cardNumber = 'Isto parece ser um número de cartão. Retire-o, por favor.'
export const photoTooLarge = (name: string) => `“${name}” tem mais de 25 MB. Escolha uma foto mais pequena.`
export const tooManyPhotos = (max: number) =>
  `Pode adicionar, no máximo, ${formatNumber(max)} ${plural('pt', max, { one: 'foto', other: 'fotos' })}`
