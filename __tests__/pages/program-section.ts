/** Section of one program as an owner writes it. */
export const programSection = (features: readonly string[]) => {
  const titles = { id: 'hour', title: 'One hour', kind: 'Coaching', price: '$80' };
  const texts = { summary: 'In short.', text: 'We cook.', duration: { card: '1 h', page: '60 minutes' } };
  const mail = { buttonText: 'Write', subject: 'Hour', body: 'Hello' };
  const items = [{ ...titles, ...texts, features, mail }];
  return { type: 'programs', id: 'own', title: 'Programs', text: 'Two.', items };
};
