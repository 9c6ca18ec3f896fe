import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

export const lead =
  'Indique o e-mail com que fez as suas encomendas. Enviamos-lhe uma ligação para todas as suas encomendas, sem palavra-passe.'
export const email = 'E-mail'
export const emailHint = 'Usamos o endereço apenas para lhe enviar esta ligação.'
export const send = 'Enviar ligação'
export const sending = 'A enviar…'
export const sent = 'Se tivermos encomendas com este endereço, acabámos de lhe enviar uma ligação.'
export const sentHint =
  'A ligação é válida durante uma hora. Se não receber nada, verifique a pasta de spam ou experimente outro endereço com que possa ter encomendado.'
export const otherAddress = 'Usar outro endereço'
export const unusable = 'Esta ligação já não é válida'
export const unusableText =
  'As ligações para as suas encomendas são válidas durante uma hora. Pode pedir uma nova aqui.'
export const none = 'Não há encomendas com este endereço.'
export const validUntil = 'Esta ligação é válida até'
export const order = (number: string) => `Encomenda ${number}`
export const productAndOthers = (first: string, others: number) =>
  `${first} e mais ${formatNumber(others)} ${plural('pt', others, { one: 'produto', other: 'produtos' })}`
export const newer = 'Encomendas mais recentes'
export const older = 'Encomendas mais antigas'
