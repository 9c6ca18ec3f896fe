export const rows = {
  viewAll: 'Ver tudo',
  bestSellers: 'Mais vendidos',
  newArrivals: 'Novidades',
  whatWeSee: 'A nossa seleção',
  whatWeSeeText: 'As peças a que voltamos sempre.',
  featuredProducts: 'Produtos em destaque',
}
export const ourStory = 'A nossa história'
export const readOurStory = 'Ler a nossa história'
export const latestCollections = 'Últimas coleções'
export const shopNow = 'Comprar agora'
export const ourPromise = 'O nosso compromisso'
export const newsByEmail = 'Novidades por e-mail'
export const newsByEmailText = 'As novas peças, assim que chegam.'
