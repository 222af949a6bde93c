/** What a loader can offer to the user of a diagram: finding, filtering, paging. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider;

import org.eclipse.jdt.annotation.NonNullByDefault;
