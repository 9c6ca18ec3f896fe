import { adminText } from '#app/store/staff/admin-text.ts'

/** Length limits in characters. Digits and symbols are not required, because only length helps. */
export const MIN_PASSWORD = 12
export const MAX_PASSWORD = 128

/** All of the 3,000 most common passwords consist of these parts, with digits or symbols around them. */
const COMMON_PARTS = `
  password passwort passw0rd p@ssword p@ssw0rd pass secret letmein welcome changeme
  default temp test testing guest login user username admin administrator root
  master system server access trustno whatever computer internet google facebook
  qwertyuiop qwertyui qwerty qwertz azerty asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv
  qazwsxedc qazwsx qweasdzxc qweasd qwe asd zxc edc rfv tgb poiuytrewq lkjhgfdsa
  1q2w3e4r5t6y 1q2w3e4r5t 1q2w3e4r 1q2w3e 1qaz 2wsx 3edc 4rfv !qaz @wsx q1w2e3r4t5 q1w2e3r4
  iloveyou ilove loveyou love lovely lover forever always baby babygirl princess
  sunshine flower angel heaven butterfly rainbow chocolate cookie summer winter spring
  autumn monday friday january november december christmas birthday freedom liberty
  football baseball basketball soccer hockey liverpool arsenal chelsea barcelona juventus
  dragon monkey tiger tigger shadow killer superman batman spiderman pokemon starwars
  matrix hunter ranger cowboy mustang ferrari porsche corvette harley yamaha mercedes
  michael jordan jessica jennifer michelle nicole daniel andrew joshua matthew charlie
  thomas robert george ashley amanda samantha anthony william alexander maria hannah
  blessing blessed jesus christ god family mother father sister brother friend friends
  money number please hello helloworld world abc abcd abcdef abcdefg abcdefgh aaa
  xxx fuckyou fuck bitch lumina shop store fashion dress boutique lagos nigeria london
  the you me my is it i am and one two three new big super cool good best
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length)

const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
]

/** Returns true for passwords that attackers try first: common parts, a repeated short part, or a run of keys. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  return isRepetition(text) || isRun(text) || hasOnlyCommonParts(text)
}

function isRepetition(text: string): boolean {
  return [1, 2, 3, 4].some((length) => text === text.slice(0, length).repeat(text.length).slice(0, text.length))
}

function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('')
  return RUNS.some((run) => run.includes(text) || run.includes(backwards))
}

function hasOnlyCommonParts(text: string): boolean {
  let rest = text
  for (const part of COMMON_PARTS) rest = rest.replaceAll(part, '\n')
  rest = rest.replaceAll('\n', '')
  return rest !== text ? /^[\d\W_]{0,8}$/.test(rest) : /^\d{1,14}$/.test(rest)
}

export function findPasswordProblem(password: string): string | null {
  if (password.length < MIN_PASSWORD) return adminText.passwordTooShort(MIN_PASSWORD)
  if (password.length > MAX_PASSWORD) return adminText.passwordTooLong(MAX_PASSWORD)
  if (isCommonPassword(password)) return adminText.passwordCommon
  return null
}
