/** What the model of a sequence diagram draws with: nothing here depends on a widget toolkit. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings;

import org.eclipse.jdt.annotation.NonNullByDefault;
