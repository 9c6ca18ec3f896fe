// On cards and sizes
export const inYourSize = 'No seu tamanho'
export const yourSize = 'O seu tam.'

// Lists
export const mySize = 'O meu tamanho'
export const inMySize = (names: string) => `No meu tamanho (${names})`
export const change = 'Alterar'
export const changeWhat = 'os meus tamanhos'

// Product page and order
export const saveAsMySize = (size: string) => `Guardar ${size} como o meu tamanho`
export const isMine = (size: string) => `O seu tamanho neste dispositivo é agora ${size}.`

// The dialog
export const title = 'Os meus tamanhos'
export const hint =
  'Escolha o seu tamanho uma só vez e veja o que temos em stock para si. Os seus tamanhos ficam neste dispositivo.'
export const noSize = 'Nenhum'
export const showOnly = 'Ver só os meus tamanhos'
export const done = 'Concluir'
export const close = 'Fechar os meus tamanhos'
export const loading = 'A carregar…'
export const loadFailed = 'Não foi possível carregar os tamanhos.'
export const tryAgain = 'Tentar novamente'
export const noSizes = 'Ainda não há produtos com tamanhos.'
