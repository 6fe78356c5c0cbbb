import { followOtherPages } from '@omerta/table/settings/settings.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import '@omerta/table/ui/fonts.css';
import '@omerta/table/ui/tokens.css';
import '@omerta/table/ui/base.css';

followOtherPages();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
