import * as words from '@/.content/words/frame';
import { language } from '@/.content/words/language';
import { Link } from '@/components/ui/link';

/**
 * What is left when even the page for errors has failed. It stands in for the framework's own, of which every page would
 * load words and styles.
 */
export default function LastError() {
  return (
    <html lang={language}>
      <body>
        <main className="wrap py-section">
          <h1 className="text-4xl">{words.error}</h1>
          <Link className="btn btn-quiet mt-6" href="/">
            {words.returnHome}
          </Link>
        </main>
      </body>
    </html>
  );
}
