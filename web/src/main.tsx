import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followOtherPages } from './settings/settings.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

followOtherPages();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
