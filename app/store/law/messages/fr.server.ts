// The browser storage of the store, at the end of the privacy policy

export const storageTitle = 'Ce qui est enregistré dans votre navigateur'
export const storageIntro =
  'Cette boutique ne dépose aucun cookie pendant vos achats. Elle enregistre dans votre navigateur les éléments ci-dessous, uniquement pour ce que vous utilisez ici. Aucun ne sert à la publicité ni n’est partagé avec des tiers.'
export const storageName = 'Nom'
export const storagePurpose = 'Contenu et finalité'
export const storageTimes = {
  local: 'Jusqu’à ce que vous effaciez les données de ce site',
  session: 'Jusqu’à la fermeture de l’onglet',
}
export const storagePurposes = {
  cart: 'Le contenu de votre panier',
  'cart.old-prices': 'Le prix des articles du panier au moment de leur ajout, pour vous signaler un changement',
  'cart.damaged': 'Un panier devenu illisible, pour notre service client',
  'wishlist.saved': 'Le prix et les tailles de vos favoris au moment de leur ajout, pour vous signaler un changement',
  currency: 'La devise dans laquelle vous consultez les prix',
  session_id: 'Un numéro aléatoire auquel vos favoris sont rattachés',
  'recently-viewed': 'Les derniers produits que vous avez consultés',
  'my-sizes': 'Les tailles que vous avez choisies comme les vôtres',
  'in-my-size': 'Votre choix de n’afficher dans les listes que les produits dans votre taille',
  'size-unit': 'L’unité des guides des tailles, en centimètres ou en pouces',
  'body-measures': 'Les mesures que vous avez saisies pour trouver votre taille ; elles ne sont jamais transmises',
  'review-votes': 'Les avis que vous avez jugés utiles',
  'announcement.dismissed': 'L’annonce que vous avez masquée',
  'locale.suggestion': 'Le fait d’avoir masqué la suggestion d’un autre pays ou d’une autre langue',
  'checkout.waiting': 'Une commande en attente de paiement, pour pouvoir la reprendre',
  'checkout.draft':
    'Votre saisie au moment de commander, pour ne rien perdre si la page se recharge ; aucune donnée de paiement',
  'cart.key': 'Un numéro qui évite qu’une commande soit passée deux fois',
  'react-router-scroll-positions': 'Votre position sur une page, pour y revenir',
}
export const producerNumbersTitle = 'Identifiants uniques du producteur (IDU)'
export const producerNumbersIntro = 'Conformément à l’article L541-10-13 du Code de l’environnement\u00a0:'
