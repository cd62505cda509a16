import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { UsageError } from '@/scripts/command';

/** A folder served over HTTP/2 and TLS, under the address with a slash at its end, until it is stopped. */
export type Served = { url: string; stop: () => void };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Throws if nginx, its module for static Brotli or openssl is missing. */
export function checkNginx(): void {
  const isThere = (command: string) =>
    spawnSync(command, ['version'], { stdio: 'ignore' }).error === undefined;
  if (existsSync('/usr/share/nginx/modules') && isThere('nginx') && isThere('openssl')) return;
  throw new UsageError('This needs nginx: apt-get install nginx libnginx-mod-http-brotli-static openssl');
}

/**
 * Serves a folder by the system's nginx with the configuration of hosting/nginx and a temporary certificate.
 *
 * @param workspace folder for configuration, certificate and logs
 */
export async function serveByNginx(folder: string, workspace: string): Promise<Served> {
  const port = await freePort();
  const own = mkdtempSync(join(workspace, 'nginx-'));
  // The system's own lines name its modules from the folder that nginx is started in.
  symlinkSync('/usr/share/nginx/modules', join(own, 'modules'));
  cpSync('hosting/nginx', join(own, 'site'), { recursive: true });
  const server = join(own, 'site/server.conf');
  writeFileSync(server, readFileSync(server, 'utf8').replace('root /srv/site;', `root ${resolve(folder)};`));
  const [key, certificate] = [join(own, 'key.pem'), join(own, 'certificate.pem')];
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  writeFileSync(
    join(own, 'nginx.conf'),
    `include /etc/nginx/modules-enabled/*.conf;
daemon off;
pid nginx.pid;
error_log error.log;
events {}
http {
    include /etc/nginx/mime.types;
    access_log off;
    include site/shared.conf;
    server {
        listen 127.0.0.1:${port} ssl http2;
        ssl_certificate ${certificate};
        ssl_certificate_key ${key};
        include site/server.conf;
    }
}
`,
  );
  const nginx = spawn('nginx', ['-p', own, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' });
  await once(nginx, 'spawn');
  return { url: `https://localhost:${port}/`, stop: () => nginx.kill() };
}
