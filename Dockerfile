# docker build --build-arg SITE_URL=https://www.my-kitchen.org -t kitchen . && docker run -p 8080:8080 kitchen

FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
# Cache encoded pictures between builds of the image.
RUN --mount=type=cache,target=/site/.cache npm run build
# With a base path, the files are in a folder of that path.
RUN folder="/srv/site$(npx tsx -e 'import "./scripts/load-env"; import("./lib/content/base-path").then(({ basePath }) => console.log(basePath))')" \
    && mkdir -p "$folder" && cp -r out/. "$folder"

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY --from=build /srv/site /srv/site
COPY --from=build /site/hosting/nginx /etc/nginx/site
RUN ln -s ../site/container.conf /etc/nginx/conf.d/site.conf && nginx -t
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
