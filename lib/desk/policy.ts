import type { Desk } from '@/lib/content/schema/desk';

/** Hosts of a service: where its interface answers, and what else the editor asks it for. */
const HOSTS: Record<Desk['service'], { connect: readonly string[]; image: readonly string[] }> = {
  github: {
    // The second tells the editor about outages.
    connect: ['https://api.github.com', 'https://www.githubstatus.com'],
    image: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {
    // The second tells the editor about outages.
    connect: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
    image: ['https://gitlab.com'],
  },
  gitea: { connect: ['https://gitea.com'], image: ['https://gitea.com'] },
};

/**
 * Content-Security-Policy of the desk: own files and the service of its repository. The editor writes its styles into
 * elements, and its encoder of pictures is WebAssembly.
 */
export function deskPolicy({ service, host }: Pick<Desk, 'service' | 'host'>): string {
  const { connect, image } = host === undefined ? HOSTS[service] : { connect: [host], image: [host] };
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", "'wasm-unsafe-eval'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'blob:', 'data:', ...image],
    ['font-src', "'self'"],
    ['connect-src', "'self'", 'blob:', 'data:', ...connect],
    ['worker-src', "'self'", 'blob:'],
    ['frame-src', 'blob:'],
    // The frame of previews names the page as its base.
    ['base-uri', "'self'"],
    ['form-action', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
