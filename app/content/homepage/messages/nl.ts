export const scroll = 'Scrol verder'
export const shop = 'BEKIJK'
export const shopProduct = (product: string) => `Bekijk ${product}`

// Shown in empty sections, for staff
export const fillBestSellers =
  'Markeer een artikel als bestseller (‘bestseller’) in Admin → Products om deze rij te vullen.'
export const fillNewArrivals = 'Markeer een artikel als nieuw (‘new’) in Admin → Products om deze rij te vullen.'
export const fillFeatured = 'Markeer een artikel als uitgelicht (‘featured’) in Admin → Products om deze rij te vullen.'
export const fillCollections = 'Voeg in Admin → Collections een actieve collectie toe om deze rij te vullen.'

/** Alt texts of the theme's images. */
export const siteImages = {
  'hero-wide':
    'Vijf jurken in champagne, ivoor, terracotta, wijnrood en inktzwart aan een messing rek, met ernaast de schaduw van een palm op de zonnige muur',
  'hero-tall':
    'Vijf jurken in champagne, ivoor, terracotta, wijnrood en inktzwart aan een messing rek, met erachter de schaduw van een palm',
  'story-drape': 'Een baan amberkleurige zijde die over een blok steen valt',
  'story-bolts': 'Twaalf rollen stof, gestapeld tegen de muur van een atelier',
} as const
