import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Joining
export const joinTitle = 'Avise-me quando voltar'
export const choice = 'Tamanho e cor'
export const joinOne = (choice: string) => (choice ? `Avise-me quando voltar: ${choice}` : 'Avise-me quando voltar')
export const email = 'E-mail'
const hoursText = (hours: number) => `${formatNumber(hours)} ${plural('pt', hours, { one: 'hora', other: 'horas' })}`
export const whatHappens = (hours: number) =>
  `Enviamos-lhe um link para confirmar. Assim que voltar, reservamos um para si durante ${hoursText(hours)} e escrevemos-lhe, por ordem de chegada. Não recebe mais nenhum e-mail.`
export const join = 'Avise-me'
export const joining = 'A enviar…'
export const joined = (email: string) =>
  `Veja a sua caixa de entrada: enviámos um link para ${email}. Entra na lista assim que confirmar.`
export const toProduct = 'Voltar ao produto'
export const notSoldOut = 'De momento, nada deste produto está esgotado.'
export const off = 'De momento, não há lista de espera.'

// Why nobody can join
export const rejections = {
  off: 'De momento, não há lista de espera. O que escreveu continua aqui.',
  gone: 'Já não se vende neste tamanho e nesta cor. O que escreveu continua aqui.',
  available: 'Já voltou: pode comprar agora.',
} as const
export const invalidEmail = 'Indique um e-mail como ada@example.com'
export const unknownChoice = 'Escolha o tamanho e a cor que espera'
export const away = 'Não foi possível aceder à loja. Nada se perdeu: tente novamente.'

// The page of an entry
export const states = {
  unconfirmed: { title: 'Quer que avisemos quando voltar?', text: 'Confirme e entra na lista.' },
  waiting: {
    title: 'Está na lista de espera',
    text: 'Assim que voltar e for a sua vez, reservamos um para si e escrevemos-lhe.',
  },
  held: { title: 'Temos um reservado para si', text: '' },
  bought: {
    title: 'Este link já foi usado',
    text: 'O artigo reservado foi encomendado com ele. Se não fez essa encomenda, outra pessoa tinha o seu link: escreva-nos.',
  },
  expired: {
    title: 'A reserva terminou',
    text: 'O prazo passou e foi a vez da pessoa seguinte. Pode voltar a entrar na lista na página do produto.',
  },
  gone: { title: 'Já não se vende', text: 'Saiu da loja, por isso já não há lista de espera.' },
  left: {
    title: 'Saiu da lista de espera',
    text: 'O seu e-mail foi apagado. Não vai receber mais mensagens sobre este produto.',
  },
} as const
export const heldUntil = (until: string, left: string) => `Até ${until} (${left}).`
export const timeLeft = (minutes: number) => {
  if (minutes < 1) return 'falta menos de um minuto'
  if (minutes < 120) {
    const count = formatNumber(minutes)
    return plural('pt', minutes, { one: `falta ${count} minuto`, other: `faltam ${count} minutos` })
  }
  const hours = Math.floor(minutes / 60)
  const count = formatNumber(hours)
  return plural('pt', hours, { one: `falta ${count} hora`, other: `faltam ${count} horas` })
}
export const confirm = 'Confirmar'
export const buy = 'Comprar'
export const buyNeedsScripts = 'Para comprar, ative o JavaScript: o carrinho fica guardado no seu navegador.'
export const leave = 'Sair da lista de espera'
export const toShop = 'Continuar a comprar'
