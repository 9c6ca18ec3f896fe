import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

// Joining
export const joinTitle = 'Avise-me quando houver stock'
export const choice = 'Tamanho e cor'
export const joinOne = (choice: string) => `Avise-me quando houver stock: ${choice}`
export const email = 'E-mail'
const hoursText = (hours: number) => `${formatNumber(hours)} ${plural('pt', hours, { one: 'hora', other: 'horas' })}`
export const whatHappens = (hours: number) =>
  `Enviamos-lhe um e-mail quando voltar a haver stock e reservamos um artigo para si durante ${hoursText(hours)}. Não recebe mais nenhum e-mail.`
export const join = 'Avise-me'
export const joining = 'A enviar…'
export const joined = (email: string) =>
  `Veja a sua caixa de entrada: enviámos um link para ${email}. Confirme para entrar na lista.`
export const toProduct = 'Voltar ao produto'
export const notSoldOut = 'De momento, este produto não está esgotado.'
export const off = 'De momento, não há lista de espera.'

// Why nobody can join
export const rejections = {
  off: 'De momento, não há lista de espera. O que escreveu continua aqui.',
  gone: 'Já não vendemos este produto neste tamanho e nesta cor. O que escreveu continua aqui.',
  available: 'Já há stock novamente: pode comprar agora.',
} as const
export const invalidEmail = 'Indique um e-mail como ada@example.com'
export const unknownChoice = 'Escolha um tamanho e uma cor'
export const away = 'Não foi possível aceder à loja. Nada se perdeu: tente novamente.'

// The page of an entry
export const states = {
  unconfirmed: { title: 'Confirme o seu e-mail', text: '' },
  waiting: {
    title: 'Está na lista de espera',
    text: 'Quando voltar a haver stock e for a sua vez, reservamos um artigo para si e enviamos-lhe um e-mail.',
  },
  held: { title: 'Temos um artigo reservado para si', text: '' },
  bought: {
    title: 'Este link já foi usado',
    text: 'O artigo reservado foi encomendado com este link. Se não fez essa encomenda, outra pessoa tinha o seu link: contacte-nos.',
  },
  expired: {
    title: 'A reserva terminou',
    text: 'O prazo passou e foi a vez da pessoa seguinte. Pode voltar a entrar na lista na página do produto.',
  },
  gone: { title: 'Já não vendemos este produto', text: 'A lista de espera está encerrada.' },
  left: {
    title: 'Saiu da lista de espera',
    text: 'O seu e-mail foi apagado. Não vai receber mais e-mails sobre este produto.',
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
export const afterConfirming = (email: string, hours: number) =>
  `Quando voltar a haver stock, escrevemos para ${email} e reservamos um artigo para si durante ${hoursText(hours)}.`
export const confirm = 'Confirmar'
export const buy = 'Comprar'
export const buyNeedsScripts = 'Para comprar, ative o JavaScript: o carrinho fica guardado no seu navegador.'
export const leave = 'Sair da lista de espera'
export const unwanted = 'Já não o quer?'
export const release = 'Libertar a reserva'
export const toShop = 'Continuar a comprar'
