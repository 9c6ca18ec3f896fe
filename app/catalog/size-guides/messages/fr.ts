// On the page of a product
export const model = (height: string, size: string) => {
  if (height && size) return `Le mannequin mesure ${height} et porte la taille ${size}`
  return height ? `Le mannequin mesure ${height}` : `Le mannequin porte la taille ${size}`
}

// The guide
export const guideTitle = (product: string) => `Guide des tailles : ${product}`
export const guideFor = (product: string) => `${product} : mesures par taille et conseils pour les prendre.`
export const notLoaded = 'Impossible de charger le guide des tailles.'
export const close = 'Fermer le guide des tailles'
export const unit = 'Unité'
export const units = { cm: 'cm', in: 'pouces' }
export const size = 'Taille'
export const table = 'Mesures par taille'
export const kinds = { body: 'Corps', garment: 'Vêtement' }
export const about = {
  body: 'Mensurations',
  garment: 'Mesures du vêtement, posé à plat',
}
export const ofKind = (kind: string) => `${kind}\u00a0: `
export const aboutBoth =
  'Les mensurations indiquent à qui convient chaque taille. Les mesures du vêtement sont prises sur le vêtement lui-même.'
export const empty = 'non indiquée'
export const howToMeasure = 'Comment mesurer'

export const measures = {
  neck: 'Tour de cou',
  shoulder: 'Épaule',
  bust: 'Tour de poitrine',
  underBust: 'Tour sous poitrine',
  waist: 'Tour de taille',
  hips: 'Tour de hanches',
  sleeve: 'Manche',
  length: 'Longueur',
  inseam: 'Entrejambe',
  thigh: 'Tour de cuisse',
  wrist: 'Tour de poignet',
  head: 'Tour de tête',
  foot: 'Longueur du pied',
}

export const howTo = {
  body: {
    neck: 'Autour de la base du cou, en glissant un doigt sous le mètre ruban.',
    shoulder: 'De la base du cou jusqu’à la naissance du bras.',
    bust: 'À l’endroit le plus fort, le mètre ruban bien horizontal dans le dos.',
    underBust: 'Autour des côtes, juste sous la poitrine.',
    waist: 'À l’endroit le plus fin, là où le buste se plie sur le côté.',
    hips: 'À l’endroit le plus fort, pieds joints.',
    sleeve: 'De la pointe de l’épaule au poignet, en passant par le coude légèrement plié.',
    length: 'De la pointe de l’épaule, tout droit vers le bas.',
    inseam: 'De l’entrejambe à la cheville, à l’intérieur de la jambe.',
    thigh: 'À l’endroit le plus fort, juste sous l’entrejambe.',
    wrist: 'Autour de l’os du poignet.',
    head: 'Autour de la tête, au-dessus des sourcils et des oreilles.',
    foot: 'Posez le pied sur une feuille et mesurez du talon à l’orteil le plus long.',
  },
  garment: {
    neck: 'Le long du bord intérieur de l’encolure.',
    shoulder: 'De l’encolure à la couture de la manche.',
    bust: 'D’une aisselle à l’autre, puis multipliez par deux.',
    underBust: 'D’un côté à l’autre sous la poitrine, puis multipliez par deux.',
    waist: 'D’un côté à l’autre à l’endroit le plus étroit, puis multipliez par deux.',
    hips: 'D’un côté à l’autre à l’endroit le plus large, puis multipliez par deux.',
    sleeve: 'De la couture de l’épaule au bas de la manche.',
    length: 'Du point le plus haut de l’épaule, ou de la ceinture, jusqu’à l’ourlet.',
    inseam: 'De l’entrejambe à l’ourlet, le long de la couture intérieure.',
    thigh: 'D’un côté à l’autre sous l’entrejambe, puis multipliez par deux.',
    wrist: 'Le long du bord intérieur.',
    head: 'Le long de la bande intérieure.',
    foot: 'Le long de la semelle intérieure, du talon à la pointe.',
  },
}

// The finder
export const measurementsHint = 'Indiquez les mesures que vous connaissez. Elles restent sur cet appareil.'
export const compare = 'Ce sont les mesures du vêtement. Comparez-les à celles d’une pièce qui vous va bien.'
export const showSize = 'Voir ma taille'
export const enterOne = 'Saisissez au moins une mesure.'
export const noMeasure = {
  cm: 'Saisissez un nombre en centimètres, par exemple 88 ou 88,5.',
  in: 'Saisissez un nombre en pouces, par exemple 34 ou 34½.',
}
export const checkMeasure = 'Veuillez vérifier le nombre et l’unité.'
export const fits = (size: string) => `Taille conseillée : ${size}`
export const between = (smaller: string, larger: string) => `Entre ${smaller} et ${larger}`
export const takeLarger = (smaller: string, larger: string) =>
  `Prenez ${larger} pour une coupe plus ample, ${smaller} pour une coupe plus ajustée.`
export const outside = (measure: string) =>
  `${measure} : votre mesure n’entre pas dans ce guide des tailles. Contactez-nous, nous vous aiderons à choisir.`
export const nearest = (size: string) => `Taille la plus proche : ${size}`
export const decidedBy = (measure: string) => `Mesure déterminante : ${measure.toLowerCase()}.`
export const ofMeasure = (measure: string, size: string) => `${measure}\u00a0: ${size}`
export const inBetween = (smaller: string, larger: string) => `entre ${smaller} et ${larger}`
export const below = (size: string) => `en dessous de ${size}`
export const above = (size: string) => `au-dessus de ${size}`
export const choose = (size: string) => `Choisir ${size}`
