import { formatNumber } from '#app/lib/format/number.ts'

export const fields = { name: 'Nome', email: 'E-mail', subject: 'Assunto', message: 'Mensagem' } as const
export const sending = 'A enviar…'
export const send = 'Enviar mensagem'
export const thanks = 'Obrigado pela sua mensagem! Respondemos em breve.'
export const failures = {
  failed: 'Não foi possível enviar a mensagem. Nada do que escreveu se perdeu: tente novamente.',
  limited:
    'Demasiadas mensagens a partir da sua ligação. Nada do que escreveu se perdeu: tente novamente daqui a um minuto.',
} as const
// Field errors
export const required = {
  name: 'Indique o seu nome',
  email: 'Indique o seu e-mail',
  subject: 'Indique o assunto',
  message: 'Escreva a sua mensagem',
} as const
export const tooLong = (field: keyof typeof fields, max: number) =>
  `${fields[field]}: no máximo ${formatNumber(max)} caracteres`
export const oneLine = (field: keyof typeof fields) => `${fields[field]}: escreva numa só linha`
export const invalidEmail = 'Indique um e-mail válido'
export const cardNumber = 'Isto parece ser um número de cartão. Retire-o, por favor.'

// Contact details
export const email = 'E-mail'
export const phone = 'Telefone'
export const address = 'Morada'
