export const rows = {
  viewAll: 'Alle ansehen',
  bestSellers: 'Bestseller',
  newArrivals: 'Neu eingetroffen',
  whatWeSee: 'Unsere Auswahl',
  whatWeSeeText: 'Stücke, zu denen wir immer wieder greifen.',
  featuredProducts: 'Ausgewählte Produkte',
}
export const ourStory = 'Unsere Geschichte'
export const readOurStory = 'Unsere Geschichte lesen'
export const latestCollections = 'Neueste Kollektionen'
export const shopNow = 'Jetzt einkaufen'
export const ourPromise = 'Unser Versprechen'
export const newsByEmail = 'Neuigkeiten per E-Mail'
export const newsByEmailText = 'Neue Stücke, sobald sie da sind.'
