import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { navigation } from '@/.content/navigation';
import { contentProblems } from '@/.content/problems';
import { TimerTrayLoader } from '@/components/cook/timer-tray-loader.client';
import { ContentFaults } from '@/components/frame/content-faults';
import { PageFrame } from '@/components/frame/page-frame';
import { site } from '@/lib/content/server';
import { siteUrl } from '@/lib/content/site-url';
import { themeColour } from '@/lib/content/theme';
import { directionOf } from '@/lib/text/language';
import { preloadFonts } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: { default: site.name, template: `%s | ${site.name}` },
  description: site.description,
  authors: [{ name: site.name }],
  robots: { index: true, follow: true, 'max-image-preview': 'large' },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColour('paper') },
    { media: '(prefers-color-scheme: dark)', color: themeColour('paper', 'dark') },
  ],
  viewportFit: 'cover',
};

type RootLayoutProps = { children: ReactNode };

export default function RootLayout({ children }: RootLayoutProps) {
  preloadFonts('display', 'text');
  return (
    <html
      lang={site.language}
      dir={directionOf(site.language) === 'rtl' ? 'rtl' : undefined}
      suppressHydrationWarning
    >
      <body>
        <PageFrame navigation={navigation.header} footerColumns={navigation.footer} site={site}>
          {children}
        </PageFrame>
        <TimerTrayLoader />
        {process.env.NODE_ENV === 'development' && <ContentFaults {...contentProblems} />}
      </body>
    </html>
  );
}
