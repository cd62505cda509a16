import { screen, within } from '@testing-library/react';
import { pressUnhurried } from '@/__tests__/storage/unhurried';
import { cleanUp, openDialog, press } from '@/__tests__/walk/shown-walk';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/ui/copy-text';
import { saveFile } from '@/lib/ui/save-file';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/ui/copy-text', () => ({ copyText: jest.fn() }));
jest.mock('@/lib/ui/save-file', () => ({ saveFile: jest.fn() }));

window.print = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  pressUnhurried();
});
afterEach(() => {
  cleanUp();
  Reflect.deleteProperty(navigator, 'share');
});

const link = 'http://localhost/travel/port-alder/?walk=lamp,lost,market';

it('a walk shows its link where copying is refused', async () => {
  jest.mocked(copyText).mockResolvedValue(false);
  await openDialog('?region=upperTown&walk=lamp,lost,market');
  await press('Share');
  expect(copyText).toHaveBeenCalledWith(link);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ description: link }));
});

it('a walk is shared with the device, and no error is reported when its sheet is closed', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('Closed', 'AbortError'));
  Object.assign(navigator, { share });
  await openDialog('?walk=lamp,lost,market');
  await press('Share');
  const text = '3 stops: Lamp, Lost and Market.';
  expect(share).toHaveBeenCalledWith({ title: 'A food walk in Port Alder', text, url: link });
  expect(copyText).not.toHaveBeenCalled();
  expect(toast).not.toHaveBeenCalled();
});

it.each([
  ['KML', 'food-walk.kml', 'application/vnd.google-earth.kml+xml', 'http://www.opengis.net/kml/2.2'],
  ['GPX', 'food-walk.gpx', 'application/gpx+xml', 'http://www.topografix.com/GPX/1/1'],
  ['GeoJSON', 'food-walk.geojson', 'application/geo+json', 'FeatureCollection'],
])(
  'a walk is saved as %s, and the stops that the file leaves out are named',
  async (name, file, type, sign) => {
    await openDialog('?walk=lamp,lost,market');
    expect(screen.getByText(/Not in the file: Lost\./)).toBeVisible();
    await press(`Download ${name}`);
    const [[savedAs, text, savedType] = []] = jest.mocked(saveFile).mock.calls;
    expect([savedAs, savedType]).toEqual([file, type]);
    expect(text).toContain(sign);
    expect(text).toContain('http://localhost/travel/port-alder/?region=quayside#market');
  },
);

it('a walk offers no file when no stop has coordinates', async () => {
  await openDialog('?walk=lost,s1');
  expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
  expect(screen.getByText(/no pin yet, so there’s no distance or file/)).toBeVisible();
});

it('a walk warns from six stops on that phone browsers take five', async () => {
  await openDialog('?walk=lamp,lost,market,far,s0,s1');
  expect(screen.getByText(/only 5 in a phone’s browser/)).toBeVisible();
  await press('Remove Far from the walk');
  expect(screen.queryByText(/only 5 in a phone’s browser/)).not.toBeInTheDocument();
});

it('a walk is printed as a sheet with the stops in order, their map addresses and the link', async () => {
  await openDialog('?walk=market,lamp');
  await press('Print');
  expect(window.print).toHaveBeenCalledTimes(1);
  const heading = screen.getByRole('heading', { level: 1, name: 'A food walk in Port Alder', hidden: true });
  const sheet = within(heading.parentElement as HTMLElement);
  const stops = sheet.getAllByRole('heading', { level: 2, hidden: true });
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Market', 'Lamp']);
  for (const text of [
    '18 Rope Street, Net Lofts, Port Alder',
    'Order: Crab soup',
    'google.com/maps/search/?api=1&query=lamp',
    /localhost\/travel\/port-alder\/\?walk=market,lamp$/,
  ])
    expect(sheet.getByText(text)).toBeInTheDocument();
  await press('Close');
  expect(heading).not.toBeInTheDocument();
});
