// Around every page
export const skipToContent = 'Saltar para o conteúdo'
export const secureCheckout = 'Pagamento seguro'
export const noConnectionNow = 'Sem ligação. Tente mais tarde.'
export const announcement = 'Aviso'
export const dismissAnnouncement = 'Fechar aviso'
export const collections = 'Coleções'
export const notLoaded = 'Esta página não carregou por completo.'
export const mainMenu = 'Menu principal'
export const shop = 'Loja'
export const about = 'Sobre nós'
export const menu = 'Menu'
export const closeMenu = 'Fechar menu'
export const lookbook = 'Lookbook'
export const wishlist = 'Favoritos'
export const contactUs = 'Contacto'
export const faq = 'Perguntas frequentes'
export const allProducts = 'Todos os produtos'
export const newArrivals = 'Novidades'
export const bestsellers = 'Mais vendidos'
export const ourStory = 'A nossa história'
export const privacy = 'Política de privacidade'
export const terms = 'Termos e condições'
export const shippingReturns = 'Envios e devoluções'
export const followUs = 'Siga-nos'
export const adminLogin = 'Acesso admin'
export const copyright = (year: string, store: string) => `© ${year} ${store}`
export const home = 'Início'
export const backToShop = 'Voltar à loja'
export const back = 'Voltar'

// Missing pages and errors
export const pageNotFound = 'Página não encontrada'
export const pageNotFoundText = 'A página que procura não existe ou mudou de lugar.'
export const noConnection = 'Sem ligação'
export const noConnectionText = 'Não foi possível aceder à loja. O seu carrinho está guardado.'
export const failed = 'Algo correu mal'
export const failedText = 'Pedimos desculpa. Tente novamente dentro de momentos.'
export const tryAgain = 'Tentar novamente'
export const reload = 'Recarregar'
export const reference = (id: string) => `Referência: ${id}`
export const goHome = 'Ir para a página inicial'
export const collectionNotFound = 'Coleção não encontrada'
export const collectionNotFoundText = 'Esta coleção não existe ou já não está disponível.'
export const productNotFound = 'Produto não encontrado'
export const productNotFoundText = 'Este produto não existe ou já não está disponível.'

// Pages
export const homeTitle = 'Moda feminina'
export const homeDescription = (store: string, subtitle: string) => `${store}: ${subtitle}.`
export const aboutDescription = (store: string) => `${store}: a nossa história e os nossos valores.`
export const valuesHeading = 'Os nossos valores'
export const explore = 'Explorar a loja'
export const products = 'Produtos'
export const emptyCollection = 'Esta coleção ainda não tem peças'
export const readMore = 'Ler mais'
export const contactDescription = (store: string) => `Escreva à equipa ${store}.`
export const contactLead = {
  before: 'Tem dúvidas sobre um tamanho, uma encomenda ou uma peça? Consulte as ',
  link: 'perguntas frequentes',
  after: ' ou escreva-nos.',
} as const
export const formNeedsJavaScript = 'O formulário precisa de JavaScript. '
export const writeInstead = { before: 'Em alternativa, escreva para ', after: '.' } as const
export const support = 'Apoio ao cliente'
export const faqDescription = 'Envios, devoluções, tamanhos, encomendas e produtos: respostas às dúvidas mais comuns.'
export const faqHeading = 'Perguntas frequentes'
export const categories = 'Categorias'
export const faqContact = { before: 'Não encontrou resposta? ', link: 'Escreva-nos' } as const
export const lookbookDescription = (store: string) => `As coleções ${store}, com uma imagem de cada.`
export const emptyLookbook = 'De momento, o lookbook está vazio'
export const viewCollection = 'Ver coleção'
