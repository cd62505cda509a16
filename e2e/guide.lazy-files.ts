import { button, type LazyFiles } from './lazy-files';

export const GUIDE_LAZY_FILES: LazyFiles = {
  helpers: ['OpenNowText', 'PrintRegionButton', 'mapZoom'],
  tables: [
    {
      title: 'the map of a guide names each part that does not load',
      route: '/travel/port-alder/?region=quayside',
      fault: 'does not arrive',
      presses: [
        { press: button('More filters'), says: 'More filters didn’t load' },
        { press: button('Save this guide to my phone'), says: 'The guide saver didn’t load' },
        { press: button('Show streets'), says: 'The street map didn’t load' },
        { press: button('See a larger picture: Blue Door (Old Quay)'), says: 'The picture didn’t load' },
        {
          press: (on) =>
            on.getByRole('article').getByRole('button', { name: 'Old Quay', exact: true }).first().click(),
          says: 'The neighbourhood didn’t load',
        },
        { press: button('Quiet Corners'), says: 'Quiet Corners didn’t load' },
      ],
    },
    {
      title:
        'in the browser of an app, a control that cannot work names the way out although its explanation does not load',
      route: '/travel/port-alder/?region=quayside',
      fault: 'is gone',
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 339.0.3.12.91',
      presses: [
        { press: button('Save this guide to my phone'), says: 'The guide saver didn’t load' },
        // A toast with the address, which the dialog has in a field.
        {
          isNext: true,
          press: button('Save this guide to my phone'),
          says: /http:\/\/localhost:\d+\/travel\/port-alder\/\?region=quayside/,
        },
      ],
    },
  ],
};
