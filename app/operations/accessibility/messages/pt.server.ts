import { formatNumber } from '#app/lib/format/number.ts'

// The accessibility statement (Directive (EU) 2019/882, Annex V)

export const title = 'Acessibilidade'
export const intro = (store: string) =>
  `Esta declaração descreve como a loja online ${store} cumpre os requisitos da Diretiva (UE) 2019/882 relativa à acessibilidade.`
export const serviceTitle = 'O que esta loja oferece'
export const service =
  'Aqui pode ver roupa, escolher um tamanho e uma cor, encomendar e pagar. Também pode acompanhar uma encomenda, exercer o direito de retratação e contactar-nos. Não precisa de conta.'
export const formats =
  'Todo o conteúdo é texto que um leitor de ecrã pode ler em voz alta e que pode ser ampliado. As imagens têm descrições. Nenhuma instrução depende apenas da cor, da forma, da posição ou do som.'
export const meetsTitle = 'Como cumpre os requisitos'
export const standard =
  'As páginas seguem a norma EN 301 549 e, assim, as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.1, nível AA.'
export const keyboard = 'Tudo pode ser feito com o teclado, e o foco está sempre visível.'
export const readers = 'Os leitores de ecrã têm acesso a títulos, regiões, nomes e mensagens.'
export const sight =
  'O texto tem contraste suficiente, pode ser ampliado até 200 % e cabe num ecrã com 320 píxeis de largura. As animações param se o seu dispositivo estiver definido para reduzir o movimento.'
export const forms =
  'Os formulários dizem o que preencher em cada campo e mostram cada erro ao lado. Nada do que escreve se perde.'
export const measuredTitle = 'Como a testámos'
export const measured = (date: string, version: string, axe: string) =>
  `Em ${date}, a versão ${version} do software desta loja foi verificada com o axe-core ${axe}, segundo as regras das WCAG 2.1, níveis A e AA, em ecrãs de telemóvel e de computador.`
export const passed = (pages: number) =>
  `${formatNumber(pages)} tipos de páginas verificados, nenhuma infração encontrada.`
export const failed = (pages: number, rules: number) =>
  `${formatNumber(pages)} tipos de páginas verificados. Regras infringidas: ${formatNumber(rules)}`
export const limits =
  'Uma verificação automática não encontra todas as barreiras, e os textos e as imagens desta loja podem ter mudado entretanto.'
export const reportTitle = 'Comunicar uma barreira'
export const report =
  'Há algo que não lhe seja acessível? Contacte-nos: ajudamos com a sua encomenda e eliminamos a barreira.'
export const contact = 'Ir para a página de contacto'
export const authorityTitle = 'Autoridade de fiscalização'
export const authority = 'Se a nossa resposta não ajudar, pode contactar a autoridade do seu país:'
