import './schema.css';
import 'swagger-ui-dist/swagger-ui.css';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';

const dark = matchMedia('(prefers-color-scheme: dark)');

function dress(): void {
  document.documentElement.classList.toggle('dark-mode', dark.matches);
}

dark.addEventListener('change', dress);
dress();
SwaggerUI({
  url: '/schema/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null, // it would ask a server elsewhere
});
