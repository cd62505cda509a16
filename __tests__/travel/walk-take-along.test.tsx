import { screen, within } from '@testing-library/react';
import { pressUnhurried } from '@/__tests__/kept/unhurried';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy-text';
import { saveFile } from '@/lib/files/visitor-files';
import { leave, open, press } from './shown-walk';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/copy-text', () => ({ copyText: jest.fn() }));
jest.mock('@/lib/files/visitor-files', () => ({ saveFile: jest.fn() }));

const saved = jest.mocked(saveFile);
window.print = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  pressUnhurried();
});
afterEach(leave);

describe('taking the walk along', () => {
  const link = 'http://localhost/travel/port-alder/?walk=lamp,lost,market';

  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  test('its link is copied where the device cannot share', async () => {
    jest.mocked(copyText).mockResolvedValue(true);
    await open('?region=upperTown&walk=lamp,lost,market');
    await press('Share');
    expect(copyText).toHaveBeenCalledWith(link);
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Link copied' }));
  });

  test('its link is shown where the browser will not copy', async () => {
    jest.mocked(copyText).mockResolvedValue(false);
    await open('?walk=lamp,lost,market');
    await press('Share');
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ description: link }));
  });

  test('it is shared by the device, and closing its sheet is no failure', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('Closed', 'AbortError'));
    Object.assign(navigator, { share });
    await open('?walk=lamp,lost,market');
    await press('Share');
    expect(share).toHaveBeenCalledWith({
      title: 'A food walk in Port Alder',
      text: '3 stops: Lamp, Lost and Market.',
      url: link,
    });
    expect(copyText).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
  });

  test.each([
    ['KML', 'food-walk.kml', 'application/vnd.google-earth.kml+xml', 'http://www.opengis.net/kml/2.2'],
    ['GPX', 'food-walk.gpx', 'application/gpx+xml', 'http://www.topografix.com/GPX/1/1'],
    ['GeoJSON', 'food-walk.geojson', 'application/geo+json', 'FeatureCollection'],
  ])('%s is saved as a file, with what it leaves out said beside it', async (name, file, type, sign) => {
    await open('?walk=lamp,lost,market');
    expect(screen.getByText(/Left out of the file: Lost\./)).toBeVisible();
    await press(`Download ${name}`);
    expect(saved).toHaveBeenCalledTimes(1);
    expect(saved.mock.calls[0]?.[0]).toBe(file);
    expect(saved.mock.calls[0]?.[2]).toBe(type);
    expect(saved.mock.calls[0]?.[1]).toContain(sign);
    expect(saved.mock.calls[0]?.[1]).toContain('http://localhost/travel/port-alder/?region=quayside#market');
  });

  test('there is no file for stops without coordinates, and it says so', async () => {
    await open('?walk=lost,s1');
    expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
    expect(screen.getByText(/no pin yet, so no distance and no file/)).toBeVisible();
  });

  test('a walk of six says what a phone’s browser leaves off; one of five has no need to', async () => {
    await open('?walk=lamp,lost,market,far,s0,s1');
    expect(screen.getByText(/only 5 in a phone’s browser/)).toBeVisible();
    await press('Take Far off the walk');
    expect(screen.queryByText(/only 5 in a phone’s browser/)).not.toBeInTheDocument();
  });

  test('on paper it has its stops in order, the map addresses and its own link', async () => {
    await open('?walk=market,lamp');
    await press('Print');
    expect(window.print).toHaveBeenCalledTimes(1);
    const heading = screen.getByRole('heading', {
      level: 1,
      name: 'A food walk in Port Alder',
      hidden: true,
    });
    const sheet = within(heading.parentElement ?? document.body);
    expect(sheet.getAllByRole('heading', { level: 2, hidden: true }).map((each) => each.textContent)).toEqual(
      ['Market', 'Lamp'],
    );
    expect(sheet.getByText('18 Rope Street, Net Lofts, Port Alder')).toBeInTheDocument();
    expect(sheet.getByText('Order: Crab soup')).toBeInTheDocument();
    expect(sheet.getByText('google.com/maps/search/?api=1&query=lamp')).toBeInTheDocument();
    expect(sheet.getByText(/localhost\/travel\/port-alder\/\?walk=market,lamp$/)).toBeInTheDocument();
    await press('Close');
    expect(heading).not.toBeInTheDocument();
  });
});
