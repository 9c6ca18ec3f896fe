export const categories = {
  dresses: 'Vestidos',
  tops: 'Tops',
  bottoms: 'Pantalones y faldas',
  accessories: 'Accesorios',
}
export const comingSoonTitle = 'Próximamente'
export const comingSoonText = 'Deja tu correo y te avisaremos antes que a nadie.'
export const orderChanges =
  'Puedes modificar o cancelar el pedido durante la primera hora. Sigue el enlace del correo de confirmación a la página de tu pedido para cancelarlo o corregir la dirección. Después, preparamos tu paquete.'
export const standardDelivery = 'Estándar'
