import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const SERVER = process.env.OMERTA_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: './', // a server may be below another path; it rewrites <base>
  worker: { format: 'es' },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0, // the content security policy allows no inline code
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: SERVER, changeOrigin: false }, // the server looks at the Origin
      '/socket.io': { target: SERVER, changeOrigin: false, ws: true },
    },
  },
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'serviceWorker.ts',
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,woff2,json,mp3}'] },
      injectRegister: false,
      includeManifestIcons: false, // the patterns find them
      manifest: {
        name: 'Omertà',
        short_name: 'Omertà',
        description: "Corleone's Empire and Ca$h 'n Guns, with friends or against bots",
        display: 'standalone',
        start_url: './',
        background_color: '#0A0F16',
        theme_color: '#1E130C',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
