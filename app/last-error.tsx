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
        <p>{words.error}</p>
        <Link href="/">{words.returnHome}</Link>
      </body>
    </html>
  );
}
