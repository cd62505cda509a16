import './load-env';
import { existsSync } from 'node:fs';
import { buildSite } from './gate/build-site';
import { OUT } from './gate/export-files';
import { listenNear } from './gate/serve';

const wanted = Number(process.env.PORT || 3000);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
  console.error(`PORT is "${process.env.PORT}". It takes a whole number from 0 to 65535, such as PORT=8080.`);
  process.exit(1);
}

if (process.argv.includes('--no-build')) {
  if (!existsSync(`${OUT}/index.html`)) {
    console.error('There is no built site in out/ yet. Leave out --no-build, or run npm run build first.');
    process.exit(1);
  }
} else if (!(await buildSite())) process.exit(1);

const { server, port } = await listenNear(OUT, wanted).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
// A fresh clone has the content only by now.
const { site } = await import('@/lib/content/site');
if (wanted !== 0 && port !== wanted) console.log(`\nPort ${wanted} is taken, so the site is on ${port}.`);
console.log(`\n${site.name} is at http://localhost:${port}/   (Ctrl+C stops it)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
